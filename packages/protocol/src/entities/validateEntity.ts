import { type Check, compileCheck, isObject, shorten } from "../blockkit/compileCheck.ts";
import { type BlockFault, Faults } from "../blockkit/fault.ts";
import { limits } from "../limits.ts";
import { checkField } from "./checkField.ts";
import type { Entity, EntityField, EntityPayload } from "./entity.ts";
import { detailsErrorSchema, entitySchemas } from "./entitySchema.ts";
import { typeOf } from "./typeOf.ts";
import { type EntityType, isEntityType, standardFields } from "./entityTypes.ts";
import type { FieldType } from "./fieldSchema.ts";

const checks = new Map<EntityType, Check>([...entitySchemas].map(([type, schema]) => [type, compileCheck(schema)]));
const checkDetailsError = compileCheck(detailsErrorSchema);

/** All that is wrong with `metadata.entities`; nothing when they are fine. In an unfurl each names the link that it is for. */
export function validateEntities(entities: unknown, { isUnfurl }: { readonly isUnfurl: boolean }): BlockFault[] {
  const faults = new Faults("/metadata/entities");
  if (!Array.isArray(entities)) faults.tell("must provide an array");
  else if (entities.length > limits.attachments_max)
    faults.tell(`no more than ${limits.attachments_max} items allowed`);
  else {
    for (const [at, entity] of (entities as unknown[]).entries()) {
      faults.enter(at);
      checkEntity(entity, faults);
      if (isUnfurl && isObject(entity) && entity["app_unfurl_url"] === undefined) {
        faults.tell("missing required field: app_unfurl_url");
      }
      faults.leave();
    }
  }
  return faults.found;
}

/** The same for the one entity that a details pane shows. */
export function validateEntity(entity: unknown): BlockFault[] {
  const faults = new Faults("/metadata");
  checkEntity(entity, faults);
  return faults.found;
}

/** All that is wrong with the `error` of an answer to a request for details. */
export function validateDetailsError(error: unknown): BlockFault[] {
  const faults = new Faults("/error");
  checkDetailsError(error, faults);
  return faults.found;
}

function checkEntity(entity: unknown, faults: Faults): void {
  if (!isObject(entity)) return faults.tell("must provide an object");
  const { entity_type: type } = entity;
  if (type === undefined) return faults.tell("missing required field: entity_type");
  if (!isEntityType(type))
    return faults.tell(`unsupported type: ${shorten(typeof type === "string" ? type : "")}`, "entity_type");
  const before = faults.found.length;
  checks.get(type)?.(entity, faults);
  // The rules trust the schema, so they wait until it has nothing to say.
  if (faults.found.length > before) return;
  faults.enter("entity_payload");
  checkPayload(type, (entity as unknown as Entity).entity_payload, faults);
  faults.leave();
}

function checkPayload(type: EntityType, payload: EntityPayload, faults: Faults): void {
  const standard: Readonly<Record<string, FieldType>> = standardFields[type];
  for (const [name, field] of Object.entries(payload.fields ?? {})) {
    if (field && Object.hasOwn(standard, name)) {
      checkAt(field, typeOf(field, standard[name]), faults, ["fields", name]);
    }
  }
  const keys = new Set(Object.keys(standard));
  for (const [at, field] of (payload.custom_fields ?? []).entries()) {
    checkAt(field, typeOf(field), faults, ["custom_fields", at]);
    if (keys.has(field.key)) faults.tell(`the key "${shorten(field.key)}" already exists`, "custom_fields", at, "key");
    keys.add(field.key);
  }
}

function checkAt(field: EntityField, type: FieldType, faults: Faults, path: readonly (string | number)[]): void {
  for (const key of path) faults.enter(key);
  checkField(field, type, faults);
  for (const _ of path) faults.leave();
}
