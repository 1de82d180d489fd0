import type { RequestMeta } from "./meta.js";
import type { TaskMetadata } from "./tasks.js";

/**
 * A form field for text.
 *
 * Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type StringSchema = {
  /** What tells this schema from those of other values. */
  type: "string";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The fewest characters that the text may have. */
  minLength?: number | undefined;
  /** The most characters that the text may have. */
  maxLength?: number | undefined;
  /** The form that the text must have. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
  /** What the field holds at first. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A form field for a number.
 *
 * Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are allowed. */
  type: "number" | "integer";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The least number that is allowed. */
  minimum?: number | undefined;
  /** The greatest number that is allowed. */
  maximum?: number | undefined;
  /** What the field holds at first. Since 2025-11-25. */
  default?: number | undefined;
};

/**
 * A form field for yes or no.
 *
 * Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type BooleanSchema = {
  /** What tells this schema from those of other values. */
  type: "boolean";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** What the field holds at first. */
  default?: boolean | undefined;
};

/**
 * A form field for one of several values, which are shown as they are.
 *
 * Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledSingleSelectEnumSchema = {
  /** What tells this schema from those of other values. */
  type: "string";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The values to choose from. */
  enum: string[];
  /** The value that is chosen at first. */
  default?: string | undefined;
};

/**
 * A form field for one of several values, each shown by a title.
 *
 * Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledSingleSelectEnumSchema = {
  /** What tells this schema from those of other values. */
  type: "string";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The choices. */
  oneOf: {
    /** The value that the answer holds where this is chosen. */
    const: string;
    /** What to call the choice when it is shown. */
    title: string;
  }[];
  /** The value that is chosen at first. */
  default?: string | undefined;
};

/**
 * A form field for any number of several values, which are shown as they are.
 *
 * Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledMultiSelectEnumSchema = {
  /** What tells this schema from those of single values. */
  type: "array";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The fewest values that must be chosen. */
  minItems?: number | undefined;
  /** The most values that may be chosen. */
  maxItems?: number | undefined;
  /** What one chosen value can be. */
  items: {
    /** The type of each value. */
    type: "string";
    /** The values to choose from. */
    enum: string[];
  };
  /** The values that are chosen at first. */
  default?: string[] | undefined;
};

/**
 * A form field for any number of several values, each shown by a title.
 *
 * Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledMultiSelectEnumSchema = {
  /** What tells this schema from those of single values. */
  type: "array";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The fewest values that must be chosen. */
  minItems?: number | undefined;
  /** The most values that may be chosen. */
  maxItems?: number | undefined;
  /** What one chosen value can be. */
  items: {
    /** The choices. */
    anyOf: {
      /** The value that the answer holds where this is chosen. */
      const: string;
      /** What to call the choice when it is shown. */
      title: string;
    }[];
  };
  /** The values that are chosen at first. */
  default?: string[] | undefined;
};

/**
 * A form field for one of several values, with the titles in a list of their own.
 *
 * `EnumSchema` in 2025-06-18.
 *
 * @deprecated Since 2025-11-25: use {@link TitledSingleSelectEnumSchema}, or {@link UntitledSingleSelectEnumSchema}
 * where there are no titles. The only one that 2025-06-18 has.
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type LegacyTitledEnumSchema = {
  /** What tells this schema from those of other values. */
  type: "string";
  /** What to call the field when it is shown. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The values to choose from. */
  enum: string[];
  /** What to call each value when it is shown, in the order of `enum`; JSON Schema knows no such keyword. */
  enumNames?: string[] | undefined;
  /** The value that is chosen at first. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A form field for one of several values.
 *
 * Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema;

/**
 * A form field for any number of several values.
 *
 * Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type MultiSelectEnumSchema = UntitledMultiSelectEnumSchema | TitledMultiSelectEnumSchema;

/**
 * A form field for a choice.
 *
 * Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type EnumSchema = SingleSelectEnumSchema | MultiSelectEnumSchema | LegacyTitledEnumSchema;

/**
 * One field of an elicitation's form: a small part of JSON Schema, without nested objects.
 *
 * Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type PrimitiveSchemaDefinition = StringSchema | NumberSchema | BooleanSchema | EnumSchema;

/**
 * The params of an `elicitation/create` that has the user fill in a form in the client.
 *
 * Not for secrets. `ElicitRequestFormParams` in the specification. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitFormParams = {
  /** Metadata of the request, partly under reserved keys. Until 2025-11-25. */
  _meta?: RequestMeta | undefined;
  /** Asks that the request be run as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** What tells a form from a URL; absent means a form. Since 2025-11-25. */
  mode?: "form" | undefined;
  /** What the user is told about the reason for the form. */
  message: string;
  /** The fields of the form: a JSON Schema of one level. */
  requestedSchema: {
    /** The dialect of JSON Schema, as a URI. Since 2025-11-25. */
    $schema?: string | undefined;
    /** The type of the answer's content. */
    type: "object";
    /** The fields, each under the name that it has in the answer. */
    properties: { [key: string]: PrimitiveSchemaDefinition };
    /** The names of the fields that the user cannot leave out. */
    required?: string[] | undefined;
  };
};

/**
 * The params of an `elicitation/create` that sends the user to a URL, away from the client.
 *
 * `ElicitRequestURLParams` in the specification. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitUrlParams = {
  /** Metadata of the request, partly under reserved keys. Until 2025-11-25. */
  _meta?: RequestMeta | undefined;
  /** Asks that the request be run as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** What tells a URL from a form. */
  mode: "url";
  /** What the user is told about the reason for the visit. */
  message: string;
  /** The server's id of the elicitation, opaque to the client. Until 2025-11-25, which requires it. */
  elicitationId?: string | undefined;
  /** Where the user should go. */
  url: string;
};

/**
 * The params of `elicitation/create`; `mode` tells which of the two they are.
 *
 * `ElicitRequestParams` in the specification. Since 2025-06-18, which has the form only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitParams = ElicitFormParams | ElicitUrlParams;

/**
 * The result of `elicitation/create`: what the user did, and wrote.
 *
 * Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitResult = {
  /** Metadata of the result, partly under reserved keys. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** What the user did: agreed (`accept`), said no (`decline`), or turned away without a choice (`cancel`). */
  action: "accept" | "decline" | "cancel";
  /** The filled-in form, present only where it was accepted; lists of strings since 2025-11-25. */
  content?: { [key: string]: string | number | boolean | string[] } | undefined;
};

/**
 * The params of `notifications/elicitation/complete`.
 *
 * In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitationCompleteParams = {
  /** Metadata of the notification, partly under reserved keys. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id under which the server asked for the elicitation that is over. */
  elicitationId: string;
};
