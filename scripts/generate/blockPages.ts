import { posix } from "node:path";
import type { BlockKind, ElementKind, Kind } from "../../packages/protocol/src/blockkit/define.ts";
import { blockKinds, elementKinds, objectKinds } from "../../packages/protocol/src/blockkit/index.ts";
import { boundsText, kindText, type Schema } from "../../packages/server/src/http/pages/docs/schema.ts";

const heading = "<!-- GENERATED from the block definitions by npm run gen. -->";

interface Group {
  readonly title: string;
  /** Below docs/blocks. */
  readonly folder: string;
  readonly kinds: ReadonlyMap<string, Kind>;
}

const groups: readonly Group[] = [
  { title: "Blocks", folder: "", kinds: blockKinds },
  { title: "Elements", folder: "elements", kinds: elementKinds },
  { title: "Objects", folder: "objects", kinds: objectKinds },
];

/** The pages of a kind by its schema, so that a field links to the page of the kind it holds. */
const pages = new Map(
  groups.flatMap(({ folder, kinds }) =>
    [...kinds].map(
      ([name, { schema }]) => [plainText(schema), { name, path: posix.join(folder, `${name}.md`) }] as const,
    ),
  ),
);

/** Every page about blocks, by its path below docs/blocks. */
export function printBlockPages(): ReadonlyMap<string, string> {
  const printed = new Map([["README.md", printIndex()]]);
  for (const { folder, kinds } of groups) {
    for (const [name, kind] of kinds) printed.set(posix.join(folder, `${name}.md`), printPage(name, kind, folder));
  }
  return printed;
}

function printIndex(): string {
  const tables = groups.map(({ title, folder, kinds }) => {
    const rows = [...kinds].map(([name, kind]) => {
      return `| [${name}](${posix.join(folder, `${name}.md`)}) | ${kind.summary} | ${surfacesOf(kind)} |`;
    });
    return `## ${title}\n\n| type | what it is | where |\n|---|---|---|\n${rows.join("\n")}`;
  });
  return `${heading}

# Blocks

Messages, modals and home tabs consist of blocks. [The guide](../guides/blocks.md) explains how to check them;
[blocks.schema.json](../schemas/blocks.schema.json) and [view.schema.json](../schemas/view.schema.json) are JSON schemas for editors.

${tables.join("\n\n")}
`;
}

function printPage(name: string, kind: Kind, folder: string): string {
  return `${heading}

# ${name}

${kind.summary}

${facts(kind)}## Fields

${fieldTable(kind.schema, folder)}

## Example

\`\`\`json
${JSON.stringify(kind.example, undefined, 2)}
\`\`\`
`;
}

function facts(kind: Kind): string {
  const rows: string[] = [];
  if ("surfaces" in kind) rows.push(`| surfaces | ${surfacesOf(kind)} |`);
  if ("blocks" in kind) {
    const holders = (kind as ElementKind).blocks.map((block) => `[${block}](../${block}.md)`);
    rows.push(`| blocks | ${holders.length === 0 ? "see the fields of the blocks" : holders.join(", ")} |`);
  }
  return rows.length === 0 ? "" : `| | |\n|---|---|\n${rows.join("\n")}\n\n`;
}

function surfacesOf(kind: Kind): string {
  return "surfaces" in kind ? (kind as BlockKind).surfaces.join(", ") : "";
}

function fieldTable(schema: Schema, folder: string): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return "None.";
  const rows = fields.map(([name, field, isRequired]) => {
    const bounds = boundsText(field) ?? itemBounds(field);
    return `| \`${name}\` | ${typeOf(field, folder)} | ${isRequired ? "yes" : ""} | ${[bounds, field.description].filter(Boolean).join("; ")} |`;
  });
  return `| field | type | required | notes |\n|---|---|---|---|\n${rows.join("\n")}`;
}

/** The fields of an object, or of each of several forms of it: required means required in all of them. */
function fieldsOf(schema: Schema): (readonly [name: string, field: Schema, isRequired: boolean])[] {
  const forms = schema.anyOf ?? [schema];
  const names = [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))];
  return names.map((name) => {
    const fields = forms.flatMap((form) => form.properties?.[name] ?? []);
    const isRequired = forms.every((form) => form.required?.includes(name) ?? false);
    const different = [...new Map(fields.map((field) => [plainText(field), field])).values()];
    return [name, different.length === 1 ? (different[0] ?? {}) : { anyOf: different }, isRequired] as const;
  });
}

function typeOf(field: Schema, folder: string): string {
  const page = pages.get(plainText(field));
  if (page) return `[${page.name}](${posix.relative(folder, page.path)})`;
  if (field.type === "array") return `list of ${typeOf(field.items ?? {}, folder)}`;
  if (field.anyOf) return [...new Set(field.anyOf.map((form) => typeOf(form, folder)))].join(", ");
  if (field.const !== undefined || field.enum)
    return (field.enum ?? [field.const]).map((value) => `\`${String(value)}\``).join(", ");
  const tag = field.properties?.["type"];
  return tag && (tag.const !== undefined || tag.enum) ? `object of type ${typeOf(tag, folder)}` : kindText(field);
}

function itemBounds(field: Schema & { readonly minItems?: number; readonly maxItems?: number }): string | undefined {
  return field.maxItems === undefined ? undefined : `up to ${field.maxItems.toLocaleString("en-US")} items`;
}

/** Functions of our own validator are no part of a schema. */
function plainText(schema: object): string {
  return JSON.stringify(schema);
}
