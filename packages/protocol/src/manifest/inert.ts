import type { TSchema } from "typebox";

const mark = "x-no-effect";

/** A field of the published schema that changes nothing here: manifests that have it are accepted with a warning. */
export function inert<Schema extends TSchema>(schema: Schema): Schema {
  return { ...schema, [mark]: true };
}

export function isInert(schema: object): boolean {
  return mark in schema;
}
