import { suggestName } from "@platform/protocol/suggestName.ts";
import { seedSchema } from "./document.ts";

/** An error of the schema, as the compiled schema reports it. */
export interface SchemaFault {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}

export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The faults in words for the author of the file: where, what is expected, and what was found. */
export function describeFaults(faults: readonly SchemaFault[], value: unknown): Fault[] {
  // An unknown field is reported twice: as a value that nothing allows, and as a field too many, which says more.
  return faults.filter(({ keyword }) => keyword !== "boolean").flatMap((fault) => describeFault(fault, value));
}

function describeFault(fault: SchemaFault, value: unknown): Fault[] {
  const path = fault.instancePath.split("/").slice(1).map(segment);
  const place = path.join(".") || "the file";
  const { params } = fault;
  if ("additionalProperties" in params) {
    const known = Object.keys(propertiesAt(fault.schemaPath));
    return (params.additionalProperties as string[]).map((field) => {
      const suggested = suggestName(field, known);
      const hint = suggested === undefined ? `it may have ${known.join(", ")}` : `did you mean ${suggested}?`;
      return { path: [...path, field], message: `${place} has the unknown field ${field}; ${hint}` };
    });
  }
  if ("requiredProperties" in params) {
    return [{ path, message: `${place} lacks ${(params.requiredProperties as string[]).join(" and ")}` }];
  }
  return [{ path, message: `${place} ${wanted(fault)}, not ${show(valueAt(value, path))}` }];
}

const typeWords: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "a set of fields",
};

function wanted({ keyword, params, message, schemaPath }: SchemaFault): string {
  if ("allowedValues" in params) return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
  if ("type" in params) return `must be ${typeWords[String(params.type)] ?? String(params.type)}`;
  const description = (schemaAt(schemaPath) as { description?: string }).description;
  if (keyword === "pattern" && description !== undefined) return `must be ${description}`;
  return message;
}

const shownCharsMax = 60;

function show(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "a set of fields";
  const text = typeof value === "string" ? JSON.stringify(value) : `the ${typeof value} ${JSON.stringify(value)}`;
  return text.length > shownCharsMax ? `${text.slice(0, shownCharsMax)}...` : text;
}

function segment(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : unescape(text);
}

function unescape(text: string): string {
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step], value);
}

function schemaAt(schemaPath: string): object {
  const steps = schemaPath.split("/").slice(1).map(unescape);
  return steps.reduce((schema, step) => (schema as Record<string, object>)[step] ?? {}, seedSchema as object);
}

function propertiesAt(schemaPath: string): object {
  return (schemaAt(schemaPath) as { properties?: object }).properties ?? {};
}
