import { limits } from "../limits.ts";
import { type CustomTypes, customTypesIn } from "../workflows/customTypes.ts";
import { type Fields, isFields } from "../workflows/parameter.ts";
import { checkSchema } from "./checkSchema.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";

/**
 * Parameters of functions and workflows. Version 2 of the manifest writes them as `properties` beside a list of those that
 * are `required`. Version 1, which is assumed when `_metadata` names none, also takes a flat map by name.
 */
export function checkParameters(manifest: unknown, report: Report): void {
  if (!isFields(manifest)) return;
  const metadata = manifest["_metadata"];
  const version = isFields(metadata) ? metadata["major_version"] : undefined;
  const isFlatAllowed = typeof version !== "number" || version < 2;
  const types = customTypesIn(manifest["types"]);
  for (const [name, schema] of Object.entries(types)) {
    const pointer = `/types/${escapePointer(name)}`;
    if (!report.hasFaultIn(pointer)) checkSchema(schema, types, pointer, report);
  }
  for (const section of ["functions", "workflows"]) {
    const declared = manifest[section];
    // A map beyond its limit has been reported as a whole; its entries are not looked at.
    const isTooLong = report.faults.some((fault) => fault.pointer === `/${section}`);
    if (!isFields(declared) || isTooLong) continue;
    for (const [callbackId, definition] of Object.entries(declared)) {
      for (const kind of ["input_parameters", "output_parameters"]) {
        const parameters = isFields(definition) ? definition[kind] : undefined;
        const pointer = `/${section}/${escapePointer(callbackId)}/${kind}`;
        if (isFields(parameters)) checkSection(parameters, { isFlatAllowed, types }, pointer, report);
      }
    }
  }
}

interface Rules {
  readonly isFlatAllowed: boolean;
  readonly types: CustomTypes;
}

function checkSection(section: Fields, { isFlatAllowed, types }: Rules, pointer: string, report: Report): void {
  const { properties } = section;
  // A parameter of the flat form may itself be called `properties`; it then has a type.
  if (isFields(properties) && typeof properties["type"] !== "string") {
    return checkPrinted(section, { properties, types }, pointer, report);
  }
  const isFlat = Object.values(section).every(isFields);
  if (!isFlat || !isFlatAllowed) return report.addFault("missing required field: properties", pointer);
  checkEach(section, types, pointer, report);
}

function checkPrinted(
  section: Fields,
  { properties, types }: { readonly properties: Fields; readonly types: CustomTypes },
  pointer: string,
  report: Report,
): void {
  for (const key of Object.keys(section)) {
    if (report.isFull) return;
    if (key === "properties" || key === "required") continue;
    report.addFault(`invalid additional property: ${key}`, `${pointer}/${escapePointer(key)}`);
  }
  checkEach(properties, types, `${pointer}/properties`, report);
  const { required = [] } = section;
  if (!Array.isArray(required)) return report.addFault("must provide an array", `${pointer}/required`);
  if (required.length > limits.parameters_max) {
    return report.addFault(`no more than ${limits.parameters_max} items allowed`, `${pointer}/required`);
  }
  for (const [at, name] of required.entries()) {
    if (typeof name === "string" && Object.hasOwn(properties, name)) continue;
    const message = typeof name === "string" ? `properties has no parameter ${name}` : "must provide a string";
    report.addFault(message, `${pointer}/required/${at}`);
  }
}

function checkEach(parameters: Fields, types: CustomTypes, pointer: string, report: Report): void {
  const entries = Object.entries(parameters);
  if (entries.length > limits.parameters_max) {
    return report.addFault(`no more than ${limits.parameters_max} properties allowed`, pointer);
  }
  for (const [name, schema] of entries) {
    const place = `${pointer}/${escapePointer(name)}`;
    if (isFields(schema)) checkSchema(schema, types, place, report);
    else report.addFault("must provide an object", place);
  }
}
