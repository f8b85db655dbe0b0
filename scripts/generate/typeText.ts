import type { Schema } from "../../packages/server/src/http/pages/docs/schema.ts";

export type { Schema } from "../../packages/server/src/http/pages/docs/schema.ts";

/** Schemas that are printed once and named everywhere else. Without it, everything is written out where it stands. */
export type Named = Map<string, Schema>;

/** A schema as a TypeScript type. */
export function typeText(schema: Schema, indent = "", named?: Named): string {
  if (named && schema.title !== undefined) return nameOf(schema, schema.title, named);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option, indent, named)).join(" | ");
  switch (schema.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      return `readonly (${typeText(schema.items ?? {}, indent, named)})[]`;
    case "object":
      return objectText(schema, indent, named);
    default:
      return "unknown";
  }
}

/** What was named, each as an interface; one may name others that nobody had named before. */
export function printNamed(named: Named): string {
  const printed = new Map<string, string>();
  for (const [name, schema] of named) printed.set(name, `export interface ${name} ${objectText(schema, "", named)}\n`);
  return [...printed.keys()]
    .toSorted()
    .map((name) => printed.get(name))
    .join("\n");
}

function nameOf(schema: Schema, name: string, named: Named): string {
  const known = named.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas are called ${name}`);
  named.set(name, schema);
  return name;
}

function objectText(schema: Schema, indent: string, named?: Named): string {
  const [pattern] = Object.values(schema.patternProperties ?? {});
  if (pattern) return `Readonly<Record<string, ${typeText(pattern, indent, named)}>>`;
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const note = property.description ? `${inner}/** ${property.description} */\n` : "";
    return `${note}${inner}readonly ${printKey(name)}${mark}: ${typeText(property, inner, named)};`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

/** Claims are named by URLs. */
function printKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
