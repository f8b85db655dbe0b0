import type { TSchema } from "typebox";
import type { Tool } from "../../packages/server/src/http/mcp/tool.ts";

/** Every tool with its scopes, arguments and data. */
export function printToolsPage(tools: readonly Tool[]): string {
  return [
    "<!-- GENERATED from the tool definitions by npm run gen. -->",
    "# Tools for assistants",
    "The tools of `/mcp`; [the guide](guides/assistants.md) says how assistants connect. A tool is listed if the token has one of its scopes. Arguments in bold are required.",
    ...tools.map(printTool),
    "",
  ].join("\n\n");
}

function printTool({ name, title, description, scopes, annotations, args, output }: Tool): string {
  const effect = annotations.readOnlyHint ? "reads" : annotations.destructiveHint ? "replaces or deletes" : "adds";
  const required = new Set<string>(args.required ?? []);
  const rows = Object.entries(args.properties).map(
    ([argument, schema]) =>
      `| ${required.has(argument) ? `**${argument}**` : argument} | ${typeOf(schema)} | ${textOf(schema)} |`,
  );
  return [
    `## ${name}`,
    `${title}. ${description}`,
    `- Scopes: ${scopes.map((scope) => `\`${scope}\``).join(", ")}\n- Effect: ${effect}\n- Data: ${Object.keys(
      output.properties,
    )
      .map((field) => `\`${field}\``)
      .join(", ")}`,
    ["| argument | type | |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

type Described = TSchema & {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Described;
  readonly description?: string;
};

function typeOf(schema: TSchema): string {
  const { type, enum: choices, items } = schema as Described;
  if (choices) return choices.map((choice) => `\`${choice}\``).join(", ");
  return type === "array" && items ? `array of ${typeOf(items)}` : (type ?? "any");
}

function textOf(schema: TSchema): string {
  return ((schema as Described).description ?? "").replaceAll("|", "\\|");
}
