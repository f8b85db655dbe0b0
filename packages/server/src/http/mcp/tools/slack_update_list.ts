import { Type } from "typebox";
import { richTextOfMarkdown } from "@platform/protocol/richtext/markdown/richTextOfMarkdown.ts";
import { defineTool, replaces } from "../tool.ts";

export const slackUpdateList = defineTool({
  name: "slack_update_list",
  title: "Rename a list",
  description: "Changes the name or the description of a list. Its columns cannot be changed.",
  scopes: ["lists:write"],
  annotations: { ...replaces, idempotentHint: true },
  args: Type.Object({
    list_id: Type.String(),
    name: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
  }),
  output: Type.Object({ list_id: Type.String() }),
  async run(host, { list_id: id, name, description }) {
    const updated = await host.call("slackLists.update", {
      id,
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description_blocks: [richTextOfMarkdown(description)] }),
    });
    if (!updated.ok) return updated;
    return { ok: true, text: { result: `The list ${id} was updated.` }, data: { list_id: id } };
  },
});
