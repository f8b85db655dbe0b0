import { baseTypeName, type CustomTypes, customTypesIn } from "../workflows/customTypes.ts";
import { type Fields, isFields } from "../workflows/parameter.ts";
import { checkSchema } from "./checkSchema.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";

/** Types whose values belong to one message or one execution, so that nothing can store them. */
const unstorable: ReadonlySet<string> = new Set(["blocks", "credential/oauth2"]);

/** The datastores of a manifest: their keys are attributes of the right type, and every type of an attribute is known. */
export function checkDatastores(manifest: unknown, report: Report): void {
  const section = isFields(manifest) ? manifest["datastores"] : undefined;
  const isTooLong = report.faults.some((fault) => fault.pointer === "/datastores");
  if (!isFields(manifest) || !isFields(section) || isTooLong) return;
  const types = customTypesIn(manifest["types"]);
  for (const [name, definition] of Object.entries(section)) {
    const pointer = `/datastores/${escapePointer(name)}`;
    if (name === "") report.addFault("a datastore must have a name", "/datastores");
    if (isFields(definition) && !report.hasFaultIn(pointer)) checkOne(definition, types, pointer, report);
  }
}

function checkOne(definition: Fields, types: CustomTypes, pointer: string, report: Report): void {
  const { attributes, primary_key: key, time_to_live_attribute: ttl } = definition;
  if (!isFields(attributes)) return;
  for (const [name, schema] of Object.entries(attributes)) {
    const place = `${pointer}/attributes/${escapePointer(name)}`;
    if (!isFields(schema)) continue;
    checkSchema(schema, types, place, report);
    const base = baseTypeName(schema, types);
    if (base !== undefined && unstorable.has(base))
      report.addFault(`a datastore cannot store ${base}`, `${place}/type`);
  }
  checkRole(attributes, { key, base: "string" }, { types, pointer: `${pointer}/primary_key` }, report);
  if (ttl === undefined) return;
  checkRole(
    attributes,
    { key: ttl, base: "timestamp" },
    { types, pointer: `${pointer}/time_to_live_attribute` },
    report,
  );
}

/** An attribute with a task of its own has to exist and be of one type. */
function checkRole(
  attributes: Fields,
  { key, base }: { readonly key: unknown; readonly base: string },
  { types, pointer }: { readonly types: CustomTypes; readonly pointer: string },
  report: Report,
): void {
  const schema = typeof key === "string" && Object.hasOwn(attributes, key) ? attributes[key] : undefined;
  if (!isFields(schema)) return report.addFault(`attributes has no attribute ${String(key)}`, pointer);
  const found = baseTypeName(schema, types);
  if (found !== base) report.addFault(`the attribute ${String(key)} must be of the type ${base}`, pointer);
}
