import type { RequestMeta } from "./meta.js";
import type { TaskMetadata } from "./tasks.js";

/**
 * A field for text. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type StringSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The fewest characters. */
  minLength?: number | undefined;
  /** The most characters. */
  maxLength?: number | undefined;
  /** What the text must be. */
  format?: "email" | "uri" | "date" | "date-time" | undefined;
  /** The initial value. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A field for a number. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type NumberSchema = {
  /** Whether fractions are allowed. */
  type: "number" | "integer";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The least number. */
  minimum?: number | undefined;
  /** The greatest number. */
  maximum?: number | undefined;
  /** The initial value. Since 2025-11-25. */
  default?: number | undefined;
};

/**
 * A yes-or-no field. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type BooleanSchema = {
  /** The kind of field. */
  type: "boolean";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The initial value. */
  default?: boolean | undefined;
};

/**
 * A field for one of several untitled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledSingleSelectEnumSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The initial value. */
  default?: string | undefined;
};

/**
 * A field for one of several titled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledSingleSelectEnumSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The choices. */
  oneOf: {
    /** The value in the answer. */
    const: string;
    /** The display name. */
    title: string;
  }[];
  /** The initial value. */
  default?: string | undefined;
};

/**
 * A field for any number of untitled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type UntitledMultiSelectEnumSchema = {
  /** The kind of field. */
  type: "array";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The fewest values to choose. */
  minItems?: number | undefined;
  /** The most values to choose. */
  maxItems?: number | undefined;
  /** What to choose from. */
  items: {
    /** Each value is a string. */
    type: "string";
    /** The choices. */
    enum: string[];
  };
  /** The initial values. */
  default?: string[] | undefined;
};

/**
 * A field for any number of titled values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type TitledMultiSelectEnumSchema = {
  /** The kind of field. */
  type: "array";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The fewest values to choose. */
  minItems?: number | undefined;
  /** The most values to choose. */
  maxItems?: number | undefined;
  /** What to choose from. */
  items: {
    /** The choices. */
    anyOf: {
      /** The value in the answer. */
      const: string;
      /** The display name. */
      title: string;
    }[];
  };
  /** The initial values. */
  default?: string[] | undefined;
};

/**
 * A field for one of several values, with a list of titles; `EnumSchema` in 2025-06-18.
 *
 * @deprecated In 2025-11-25: use {@link TitledSingleSelectEnumSchema} or {@link UntitledSingleSelectEnumSchema}. The
 * only one in 2025-06-18.
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type LegacyTitledEnumSchema = {
  /** The kind of field. */
  type: "string";
  /** The field's label. */
  title?: string | undefined;
  /** What the field is for. */
  description?: string | undefined;
  /** The choices. */
  enum: string[];
  /** The display names, in the order of `enum`; no keyword of JSON Schema. */
  enumNames?: string[] | undefined;
  /** The initial value. Since 2025-11-25. */
  default?: string | undefined;
};

/**
 * A field for one of several values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema;

/**
 * A field for any number of values. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type MultiSelectEnumSchema = UntitledMultiSelectEnumSchema | TitledMultiSelectEnumSchema;

/**
 * A field for a choice. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type EnumSchema = SingleSelectEnumSchema | MultiSelectEnumSchema | LegacyTitledEnumSchema;

/**
 * A field of a form, in a part of JSON Schema without nesting. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type PrimitiveSchemaDefinition = StringSchema | NumberSchema | BooleanSchema | EnumSchema;

/**
 * Asks by a form, not for secrets; `ElicitRequestFormParams` in the specification. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitFormParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?: RequestMeta | undefined;
  /** Asks to run it as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** The form mode, also the default. Since 2025-11-25. */
  mode?: "form" | undefined;
  /** What to ask the user. */
  message: string;
  /** The fields of the form, as a flat JSON Schema. */
  requestedSchema: {
    /** The dialect, a URI. Since 2025-11-25. */
    $schema?: string | undefined;
    /** A form is always an object. */
    type: "object";
    /** The fields, by name. */
    properties: { [key: string]: PrimitiveSchemaDefinition };
    /** The names of the required fields. */
    required?: string[] | undefined;
  };
};

/**
 * Sends the user to a URL, outside the client; `ElicitRequestURLParams` in the specification. Since 2025-11-25.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitUrlParams = {
  /** Metadata of the request. Until 2025-11-25. */
  _meta?: RequestMeta | undefined;
  /** Asks to run it as a task. In 2025-11-25 only. */
  task?: TaskMetadata | undefined;
  /** The URL mode. */
  mode: "url";
  /** What to tell the user. */
  message: string;
  /** The server's opaque id of the elicitation. Until 2025-11-25, required there. */
  elicitationId?: string | undefined;
  /** Where to send the user. */
  url: string;
};

/**
 * The params of `elicitation/create`, told apart by `mode`; `ElicitRequestParams` in the specification. Since
 * 2025-06-18, which has the form only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitParams = ElicitFormParams | ElicitUrlParams;

/**
 * The result of `elicitation/create`. Since 2025-06-18.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-06-18/client/elicitation}
 */
export type ElicitResult = {
  /** Metadata of the result. Until 2025-11-25. */
  _meta?: { [key: string]: unknown } | undefined;
  /** `accept`: agreed or filled in; `decline`: said no; `cancel`: no answer. */
  action: "accept" | "decline" | "cancel";
  /** The fields' values, by name, if the form was accepted. Arrays since 2025-11-25. */
  content?: { [key: string]: string | number | boolean | string[] } | undefined;
};

/**
 * The params of `notifications/elicitation/complete`. In 2025-11-25 only.
 *
 * @see {@link https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation}
 */
export type ElicitationCompleteParams = {
  /** Metadata of the notification. */
  _meta?: { [key: string]: unknown } | undefined;
  /** The id of the elicitation that is over. */
  elicitationId: string;
};
