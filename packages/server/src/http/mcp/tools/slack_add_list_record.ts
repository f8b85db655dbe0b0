import { Type } from "typebox";
import { cellsOf } from "../listCells.ts";
import { readListSchema } from "../readListSchema.ts";
import { adds, defineTool } from "../tool.ts";

export const slackAddListRecord = defineTool({
  name: "slack_add_list_record",
  title: "Add a list item",
  description: "Adds an item to a list, with values by the names of the columns that slack_read_list returns.",
  scopes: ["lists:write"],
  annotations: adds,
  args: Type.Object({
    list_id: Type.String(),
    columns: Type.Record(Type.String(), Type.Unknown(), {
      description:
        "Values by the names of columns: texts, numbers, booleans, ids, labels of choices, or arrays of them.",
    }),
  }),
  output: Type.Object({ list_id: Type.String(), record_id: Type.String() }),
  async run(host, { list_id: id, columns }) {
    const found = await readListSchema(host, id);
    if (!found.ok) return found;
    const read = cellsOf(found.list.columns, columns);
    if (!read.ok) return read;
    const created = await host.call("slackLists.items.create", { list_id: id, initial_fields: read.cells });
    if (!created.ok) return created;
    const { id: recordId } = created.item;
    return {
      ok: true,
      text: { record_id: recordId, result: `The item ${recordId} was added.` },
      data: { list_id: id, record_id: recordId },
    };
  },
});
