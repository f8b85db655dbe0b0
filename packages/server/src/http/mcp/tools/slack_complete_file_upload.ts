import { Type } from "typebox";
import { adds, defineTool } from "../tool.ts";

export const slackCompleteFileUpload = defineTool({
  name: "slack_complete_file_upload",
  title: "Finish an upload",
  description:
    "Creates the file once its bytes were sent. To share it in a conversation, name that here: there is no other call for it.",
  scopes: ["files:write"],
  annotations: adds,
  args: Type.Object({
    file_id: Type.String({ description: "From slack_get_file_upload_url." }),
    title: Type.Optional(Type.String()),
    channel_id: Type.Optional(Type.String({ description: "The id of a conversation in which the file is shared." })),
    thread_ts: Type.Optional(Type.String({ description: "The timestamp of a message, to share it in its thread." })),
    initial_comment: Type.Optional(Type.String({ description: "The text of the message that shares it." })),
  }),
  output: Type.Object({ file_id: Type.String(), permalink: Type.String() }),
  async run(host, { file_id: id, title, ...share }) {
    const completed = await host.call("files.completeUploadExternal", {
      files: [{ id, ...(title !== undefined && { title }) }],
      ...share,
    });
    if (!completed.ok) return completed;
    const permalink = completed.files[0]?.permalink ?? "";
    return {
      ok: true,
      text: { file_id: id, permalink, result: `The file is ${permalink}` },
      data: { file_id: id, permalink },
    };
  },
});
