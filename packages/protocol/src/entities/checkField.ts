import { type TSchema, Type } from "typebox";
import { type Check, compileCheck, isObject } from "../blockkit/compileCheck.ts";
import type { Faults } from "../blockkit/fault.ts";
import { linkUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import type { EntityField } from "./entity.ts";
import { type FieldType, fieldSchema } from "./fieldSchema.ts";

const valueSchemas: Readonly<Partial<Record<FieldType, TSchema>>> = {
  string: Type.String({ maxLength: limits.entity_text_chars_max }),
  integer: Type.Number(),
  boolean: Type.Boolean(),
  "slack#/types/date": Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", format: "date" }),
  "slack#/types/timestamp": Type.Number(),
  "slack#/types/channel_id": Type.String({ minLength: 1 }),
  "slack#/types/link": linkUrl,
  "slack#/types/email": Type.String({ pattern: "^\\S+@\\S+$", format: "email" }),
};

const valueChecks = new Map<string, Check>(
  Object.entries(valueSchemas).map(([type, schema]) => [type, compileCheck(schema)]),
);
const checkItem = compileCheck(fieldSchema);

/** Types whose value is a field of its own. */
const holders: Readonly<Partial<Record<FieldType, "user" | "entity_ref">>> = {
  "slack#/types/user": "user",
  "slack#/types/entity_ref": "entity_ref",
};

/** Fields that people cannot change. */
const fixed: ReadonlySet<FieldType> = new Set(["slack#/types/image", "slack#/types/entity_ref"]);

/** Rules of one field that fits the schema. The collector stands at the field. */
export function checkField(field: EntityField, type: FieldType, faults: Faults): void {
  const { edit } = field;
  // A value that people may still enter can be missing.
  const isEmpty = field.value === undefined && field.user === undefined;
  if (!(isEmpty && edit?.enabled)) checkValue(field, type, faults);
  checkTogether(field, faults);
  if (edit?.enabled && fixed.has(type)) faults.tell("this type of field cannot be edited", "edit");
  if (edit?.select?.fetch_options_dynamically !== true && edit?.select && !edit.select.static_options) {
    faults.tell("missing required field: static_options", "edit", "select");
  }
}

function checkValue(field: EntityField, type: FieldType, faults: Faults): void {
  if (type === "array") return checkItems(field, faults);
  if (type === "slack#/types/image") return checkImage(field, faults);
  const holder = holders[type];
  if (holder !== undefined) {
    if (field[holder] === undefined) return faults.tell(`missing required field: ${holder}`);
    if (field.user && field.user.user_id === undefined && field.user.text === undefined) {
      faults.tell("missing required field: user_id", "user");
    }
    return;
  }
  if (field.value === undefined) return faults.tell("missing required field: value");
  faults.enter("value");
  valueChecks.get(type)?.(field.value, faults);
  faults.leave();
}

function checkImage({ image_url: url, slack_file: file, alt_text: alt }: EntityField, faults: Faults): void {
  if (alt === undefined) faults.tell("missing required field: alt_text");
  if (url === undefined && file === undefined) faults.tell("missing required field: image_url");
  if (url !== undefined && file !== undefined) faults.tell("failed to match exactly one allowed schema");
}

function checkItems({ value, item_type: itemType }: EntityField, faults: Faults): void {
  if (itemType === undefined) return faults.tell("missing required field: item_type");
  if (!Array.isArray(value)) return faults.tell("must provide an array", "value");
  if (value.length > limits.entity_fields_max) {
    return faults.tell(`no more than ${limits.entity_fields_max} items allowed`, "value");
  }
  faults.enter("value");
  for (const [at, item] of (value as unknown[]).entries()) {
    faults.enter(at);
    const before = faults.found.length;
    checkItem(item, faults);
    if (faults.found.length === before && isObject(item)) checkField(item, itemType, faults);
    faults.leave();
  }
  faults.leave();
}

/** Of these, a field has one at most. */
function checkTogether({ icon, tag_color: tag, format, link }: EntityField, faults: Faults): void {
  if (icon && tag !== undefined) faults.tell("icon and tag_color exclude each other", "tag_color");
  if (format !== undefined && (icon || link !== undefined)) {
    faults.tell(`format and ${icon ? "icon" : "link"} exclude each other`, "format");
  }
}
