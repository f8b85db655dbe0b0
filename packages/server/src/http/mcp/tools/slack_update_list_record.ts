import { Type } from "typebox";
import { cellsOf } from "../listCells.ts";
import { readListSchema } from "../readListSchema.ts";
import { defineTool, replaces } from "../tool.ts";

export const slackUpdateListRecord = defineTool({
  name: "slack_update_list_record",
  title: "Change a list item",
  description: "Changes values of an item of a list, by the names of the columns. null empties a cell.",
  scopes: ["lists:write"],
  annotations: { ...replaces, idempotentHint: true },
  args: Type.Object({
    list_id: Type.String(),
    record_id: Type.String(),
    updated_columns: Type.Record(Type.String(), Type.Unknown(), { description: "New values by the names of columns." }),
  }),
  output: Type.Object({ list_id: Type.String(), record_id: Type.String() }),
  async run(host, { list_id: id, record_id: recordId, updated_columns: columns }) {
    const found = await readListSchema(host, id);
    if (!found.ok) return found;
    const read = cellsOf(found.list.columns, columns);
    if (!read.ok) return read;
    const cells = read.cells.map((cell) => ({ ...cell, row_id: recordId }));
    const updated = await host.call("slackLists.items.update", { list_id: id, cells });
    if (!updated.ok) return updated;
    return {
      ok: true,
      text: { result: `The item ${recordId} was updated.` },
      data: { list_id: id, record_id: recordId },
    };
  },
});
