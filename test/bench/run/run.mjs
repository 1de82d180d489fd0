// @ts-check
// Times one task, and prints what came out as JSON.

import { compare } from "../lib/sample.mjs";
import { TASKS } from "./tasks.mjs";

const [name = "", samples = "41"] = process.argv.slice(2);
const task = TASKS[name];
if (task === undefined) throw new Error(`There is no task "${name}": ${Object.keys(TASKS).join(", ")}`);
console.log(JSON.stringify(await compare(await task.contenders(), task.inputs, { samples: Number(samples) })));
