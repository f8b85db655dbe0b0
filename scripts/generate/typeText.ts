import type { Schema } from "../../packages/server/src/http/pages/docs/schema.ts";

export type { Schema } from "../../packages/server/src/http/pages/docs/schema.ts";

/** A schema as a TypeScript type. */
export function typeText(schema: Schema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option, indent)).join(" | ");
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
      return `readonly (${typeText(schema.items ?? {}, indent)})[]`;
    case "object":
      return objectText(schema, indent);
    default:
      return "unknown";
  }
}

function objectText(schema: Schema, indent: string): string {
  const [pattern] = Object.values(schema.patternProperties ?? {});
  if (pattern) return `Readonly<Record<string, ${typeText(pattern, indent)}>>`;
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const note = property.description ? `${inner}/** ${property.description} */\n` : "";
    return `${note}${inner}readonly ${name}${mark}: ${typeText(property, inner)};`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}
