import { Type } from "typebox";
import { JsonFault, parseJson } from "../json.ts";
import { Fault, type Param, Repeated } from "./params.ts";

/** JSON, or its text as forms carry it; what is no JSON at all is nothing that can be checked any further. */
function decodeJson(raw: unknown): unknown {
  if (raw instanceof Repeated) return new Fault("must not be repeated", true);
  if (typeof raw !== "string") return raw;
  const value = parseJson(raw);
  return value instanceof JsonFault ? new Fault(value.message) : value;
}

/**
 * Blocks as clients send them: an array, or its text. Open here: what is wrong inside is told by the method, with its
 * place.
 */
export const blocksParam: Param<readonly unknown[], "invalid_blocks_format"> = {
  schema: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  required: true,
  describe: "The blocks, as JSON. Their schema is `docs/schemas/blocks.schema.json`.",
  otherwise: "invalid_blocks_format",
  fallback: undefined,
  decode(raw) {
    const value = decodeJson(raw);
    if (value instanceof Fault) return value;
    return Array.isArray(value) ? (value as readonly unknown[]) : new Fault("must provide an array");
  },
};

/** A view as clients send it: an object, or its text. */
export const viewParam: Param<Readonly<Record<string, unknown>>> = {
  schema: Type.Record(Type.String(), Type.Unknown()),
  required: true,
  describe: "The view, as JSON. Its schema is `docs/schemas/view.schema.json`.",
  otherwise: undefined,
  fallback: undefined,
  decode(raw) {
    const value = decodeJson(raw);
    if (value instanceof Fault) return value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return new Fault("must provide an object");
    return value as Readonly<Record<string, unknown>>;
  },
};

/** The refusals of blocks, worded once. */
export const blockErrors = {
  invalid_blocks: "A block breaks a rule; `errors` and `response_metadata.messages` tell which and where.",
  invalid_blocks_format: "`blocks` is no JSON array.",
};
