import { typeOf } from "./typeOf.ts";
import type { Entity, EntityField } from "./entity.ts";
import { standardFields } from "./entityTypes.ts";
import type { FieldType } from "./fieldSchema.ts";

/** A field of an entity with its name and its type. */
export interface NamedField {
  readonly key: string;
  readonly type: FieldType;
  readonly field: EntityField;
}

/** The fields in the order of `display_order`; without one, standard fields before custom ones. Those it leaves out follow. */
export function orderedFields({ entity_type: type, entity_payload }: Pick<Entity, "entity_type" | "entity_payload">) {
  const { fields = {}, custom_fields: custom = [], display_order: order = [] } = entity_payload;
  const standard = Object.entries(standardFields[type]).flatMap(([key, kind]): NamedField[] => {
    const field = fields[key];
    return field ? [{ key, type: typeOf(field, kind), field }] : [];
  });
  const named = [...standard, ...custom.map((field): NamedField => ({ key: field.key, type: typeOf(field), field }))];
  const rankOf = ({ key }: NamedField) => (order.includes(key) ? order.indexOf(key) : order.length);
  return named.toSorted((a, b) => rankOf(a) - rankOf(b));
}
