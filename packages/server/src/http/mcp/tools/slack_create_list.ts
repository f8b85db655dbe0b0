import { Type } from "typebox";
import { columnTypes, computedTypes, type ColumnType } from "@platform/protocol/lists/columns.ts";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";
import { adds, defineTool } from "../tool.ts";

const types = (Object.keys(columnTypes) as ColumnType[]).filter(
  (type) => !computedTypes.has(type) && !type.startsWith("todo_"),
);
const columnsMax = 30;
const optionsMax = 100;

const columnArg = Type.Object({
  name: Type.String(),
  type: Type.Enum(types),
  options: Type.Optional(
    Type.Array(Type.String(), { maxItems: optionsMax, description: "The choices of a select or multi_select." }),
  ),
});

export const slackCreateList = defineTool({
  name: "slack_create_list",
  title: "Create a list",
  description:
    "Creates a list with typed columns. The first column of type text names the items; without one, a column Name is added.",
  scopes: ["lists:write"],
  annotations: adds,
  args: Type.Object({
    name: Type.String(),
    description: Type.Optional(Type.String()),
    columns: Type.Optional(Type.Array(columnArg, { maxItems: columnsMax })),
  }),
  output: Type.Object({
    list_id: Type.String(),
    columns: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), type: Type.String() })),
  }),
  async run(host, { name, description, columns = [] }) {
    const created = await host.call("slackLists.create", {
      name,
      ...(description !== undefined && { description_blocks: [richTextOfMarkdown(description)] }),
      ...(columns.length > 0 && { schema: schemaOf(columns) }),
    });
    if (!created.ok) return created;
    const { list_id: id, list_metadata: metadata } = created;
    const made = metadata.schema.map((column) => ({ id: column.id, name: column.name, type: column.type }));
    return {
      ok: true,
      text: { list_id: id, result: `The list ${id} has the columns ${made.map((column) => column.name).join(", ")}.` },
      data: { list_id: id, columns: made },
    };
  },
});

type ColumnArg = { readonly name: string; readonly type: string; readonly options?: readonly string[] };

function schemaOf(columns: readonly ColumnArg[]) {
  const primary = columns.findIndex(({ type }) => type === "text");
  const named = { key: "name", name: "Name", type: "text", is_primary_column: true };
  const given = columns.map(({ name, type, options }, at) => ({
    key: `column_${at + 1}`,
    name,
    type,
    is_primary_column: at === primary,
    ...(options && { options: choicesOf(type, options) }),
  }));
  return primary < 0 ? [named, ...given] : given;
}

function choicesOf(type: string, labels: readonly string[]) {
  const format = type === "multi_select" ? "multi_select" : "single_select";
  return { format, choices: labels.map((label, at) => ({ value: `option_${at + 1}`, label, color: "gray" })) };
}
