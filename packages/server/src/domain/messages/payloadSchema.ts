import { type TSchema } from "typebox";

type Schema = Readonly<Record<string, unknown>>;

/** Keywords whose meaning is plain and whose cost is bounded: a pattern of an app could keep the server busy for hours. */
const plainKeywords = ["enum", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "required"];

/** What a manifest says of a payload, as JSON Schema: the types that only this field knows become those that JSON has. */
export function payloadSchema(declared: Schema): TSchema {
  const schema: Record<string, unknown> = {};
  const type = jsonTypeOf(declared["type"]);
  if (type !== undefined) schema["type"] = type;
  for (const keyword of plainKeywords) if (keyword in declared) schema[keyword] = declared[keyword];
  const { properties, items, additionalProperties } = declared;
  if (isSchema(properties)) {
    schema["properties"] = Object.fromEntries(
      Object.entries(properties).map(([name, inside]) => [name, isSchema(inside) ? payloadSchema(inside) : {}]),
    );
  }
  if (isSchema(items)) schema["items"] = payloadSchema(items);
  if (typeof additionalProperties === "boolean") schema["additionalProperties"] = additionalProperties;
  return schema;
}

const jsonTypes = new Set(["string", "number", "integer", "boolean", "object", "array"]);
const texts = new Set(["user_id", "channel_id", "usergroup_id", "message_ts", "date", "user_email", "team_id"]);

/** Nothing for a type that could be anything, such as one that the manifest defines itself. */
function jsonTypeOf(type: unknown): string | undefined {
  if (typeof type !== "string") return undefined;
  if (jsonTypes.has(type)) return type;
  const named = /^\w+#\/types\/(\w+)$/.exec(type)?.[1] ?? "";
  if (texts.has(named)) return "string";
  return named === "timestamp" ? "integer" : undefined;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
