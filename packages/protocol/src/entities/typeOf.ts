import type { EntityField } from "./entity.ts";
import type { FieldType } from "./fieldSchema.ts";

/** The type that a field has where it names none. */
export function typeOf(field: EntityField, standard: FieldType = "string"): FieldType {
  if (field.type !== undefined) return field.type;
  return standard === "string" && field.user ? "slack#/types/user" : standard;
}
