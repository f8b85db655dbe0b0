import { refuse } from "@platform/protocol";
import { Type } from "typebox";
import { adds, defineTool } from "../tool.ts";

const titleBytesMax = 255;

export const slackCreateCanvas = defineTool({
  name: "slack_create_canvas",
  title: "Create a canvas",
  description: "Creates a canvas from Markdown. Only the person can see it until they share it.",
  scopes: ["canvases:write"],
  annotations: adds,
  args: Type.Object({
    title: Type.String({ description: `The title, at most ${titleBytesMax} bytes.` }),
    content: Type.String({ description: "The content in Markdown, without the title." }),
  }),
  output: Type.Object({ canvas_id: Type.String(), canvas_url: Type.String() }),
  async run(host, { title, content }) {
    if (Buffer.byteLength(title) > titleBytesMax) return refuse("invalid_arguments", "the title is too long");
    const created = await host.call("canvases.create", {
      title,
      document_content: { type: "markdown", markdown: content },
    });
    if (!created.ok) return created;
    const { canvas_id: id } = created;
    const url = `${host.baseUrl}/docs/${host.caller.teamId}/${id}`;
    return {
      ok: true,
      text: { canvas_id: id, canvas_url: url, result: `The canvas is ${url}` },
      data: { canvas_id: id, canvas_url: url },
    };
  },
});
