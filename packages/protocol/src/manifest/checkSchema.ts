import { suggestName } from "../suggestName.ts";
import { coerce } from "../workflows/coerce.ts";
import { customType, customTypeName, type CustomTypes, schemaChain } from "../workflows/customTypes.ts";
import { type Fields, isFields } from "../workflows/parameter.ts";
import { plainTypes, platformTypes } from "../workflows/platformTypes.ts";
import { typeName } from "../workflows/template.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";

const counts = ["minLength", "maxLength", "minItems", "maxItems"] as const;
const bounds = ["minimum", "maximum"] as const;
const ranges = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minimum", "maximum"],
] as const;

/**
 * The schema of a parameter or a type, at every depth: its type has to be known, its constraints have to be of their kinds,
 * and its default has to meet them. A constraint that cannot be read would otherwise be ignored without a word.
 */
export function checkSchema(schema: Fields, types: CustomTypes, pointer: string, report: Report): void {
  if (report.isFull) return;
  report.visited += 1;
  const faultsBefore = report.faults.length;
  checkType(schema["type"], types, pointer, report);
  checkConstraints(schema, pointer, report);
  checkInside(schema, types, pointer, report);
  const isSound = report.faults.length === faultsBefore && schemaChain(schema, types) !== undefined;
  if (isSound && schema["default"] !== undefined) {
    const coerced = coerce(schema["default"], schema, types, report.budget);
    if (!coerced.ok) report.addFault(`the default ${coerced.fault}`, `${pointer}/default`);
  }
}

function checkType(type: unknown, types: CustomTypes, pointer: string, report: Report): void {
  if (type === undefined) return report.addFault("missing required field: type", pointer);
  if (typeof type !== "string") return report.addFault("must provide a string", `${pointer}/type`);
  const fault = typeFault(type, types);
  if (fault !== undefined) report.addFault(fault, `${pointer}/type`);
}

function typeFault(type: string, types: CustomTypes): string | undefined {
  const custom = customTypeName(type);
  if (custom !== undefined) {
    if (!customType(types, custom)) {
      const known = Object.keys(types).map((name) => `#/types/${name}`);
      return `the app declares no type ${type}${hint(type, known)}`;
    }
    return schemaChain({ type }, types) ? undefined : `the type ${type} refers to itself`;
  }
  const name = typeName(type);
  if (name === type ? plainTypes.has(name) : platformTypes.has(name)) return undefined;
  const known = [...plainTypes, ...[...platformTypes].map((one) => `slack#/types/${one}`)];
  return `there is no type ${type}${hint(type, known)}`;
}

function hint(name: string, known: readonly string[]): string {
  const suggested = suggestName(name, known);
  return suggested === undefined ? "" : `; did you mean ${suggested}?`;
}

function checkConstraints(schema: Fields, pointer: string, report: Report): void {
  for (const name of counts) {
    const value = schema[name];
    const isCount = value === undefined || (Number.isInteger(value) && Number(value) >= 0);
    if (!isCount) report.addFault("must be a whole number from 0 on", `${pointer}/${name}`);
  }
  for (const name of bounds) {
    if (schema[name] !== undefined && typeof schema[name] !== "number") {
      report.addFault("must provide a number", `${pointer}/${name}`);
    }
  }
  for (const [least, most] of ranges) {
    const [from, to] = [schema[least], schema[most]];
    if (typeof from === "number" && typeof to === "number" && from > to) {
      report.addFault(`${least} is more than ${most}, so no value fits`, `${pointer}/${least}`);
    }
  }
  if (schema["enum"] !== undefined && !Array.isArray(schema["enum"])) {
    report.addFault("must provide an array", `${pointer}/enum`);
  }
  checkChoices(schema["choices"], pointer, report);
}

function checkChoices(choices: unknown, pointer: string, report: Report): void {
  if (choices === undefined) return;
  if (!Array.isArray(choices)) return report.addFault("must provide an array", `${pointer}/choices`);
  for (const [at, choice] of choices.entries()) {
    if (report.isFull) return;
    if (isFields(choice) && Object.hasOwn(choice, "value")) continue;
    report.addFault("a choice is an object with a value and a title", `${pointer}/choices/${at}`);
  }
}

function checkInside(schema: Fields, types: CustomTypes, pointer: string, report: Report): void {
  const { items, properties, required, additionalProperties } = schema;
  if (items !== undefined) {
    if (isFields(items)) checkSchema(items, types, `${pointer}/items`, report);
    else report.addFault("must provide an object", `${pointer}/items`);
  }
  if (additionalProperties !== undefined && typeof additionalProperties !== "boolean") {
    report.addFault("must be a boolean", `${pointer}/additionalProperties`);
  }
  if (properties !== undefined && !isFields(properties)) {
    return report.addFault("must provide an object", `${pointer}/properties`);
  }
  for (const [name, inside] of Object.entries(properties ?? {})) {
    const place = `${pointer}/properties/${escapePointer(name)}`;
    if (isFields(inside)) checkSchema(inside, types, place, report);
    else report.addFault("must provide an object", place);
  }
  if (required === undefined || typeof required === "boolean") return;
  if (!Array.isArray(required)) return report.addFault("must provide an array", `${pointer}/required`);
  for (const [at, name] of required.entries()) {
    if (report.isFull) return;
    if (typeof name === "string" && Object.hasOwn(properties ?? {}, name)) continue;
    report.addFault(`properties has no property ${String(name)}`, `${pointer}/required/${at}`);
  }
}
