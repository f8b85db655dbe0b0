import { Type } from "typebox";
import { adds, defineTool } from "../tool.ts";

export const slackGetFileUploadUrl = defineTool({
  name: "slack_get_file_upload_url",
  title: "Start an upload",
  description:
    "Returns the address to which the bytes of a file are sent by POST. slack_complete_file_upload then creates the file.",
  scopes: ["files:write"],
  annotations: adds,
  args: Type.Object({
    filename: Type.String(),
    content_length: Type.Integer({ minimum: 0, description: "How many bytes there are. Exactly as many must arrive." }),
    snippet_type: Type.Optional(Type.String({ description: "Makes it a snippet of this language, such as python." })),
    alt_txt: Type.Optional(
      Type.String({ maxLength: 1000, description: "A description of an image for people who cannot see it." }),
    ),
  }),
  output: Type.Object({ upload_url: Type.String(), file_id: Type.String() }),
  async run(host, { content_length: length, ...args }) {
    const slot = await host.call("files.getUploadURLExternal", { length, ...args });
    if (!slot.ok) return slot;
    const { upload_url, file_id } = slot;
    return { ok: true, text: { upload_url, file_id }, data: { upload_url, file_id } };
  },
});
