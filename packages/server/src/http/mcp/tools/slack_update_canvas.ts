import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { MethodParams } from "@platform/protocol/contract/methods.ts";
import { type Static, Type } from "typebox";
import { defineTool, replaces } from "../tool.ts";

const editTypes = ["append", "prepend", "replace", "delete"] as const;
const sectionsMax = 100;

const edit = Type.Object({
  edit_type: Type.Enum(editTypes, {
    description: "append and prepend add before or after; without a section, to the whole.",
  }),
  section_id: Type.Optional(Type.String({ description: "From slack_read_canvas." })),
  content: Type.Optional(Type.String({ description: "Markdown. Not for delete." })),
});
type Edit = Static<typeof edit>;

type Change = Exclude<MethodParams<"canvases.edit">["changes"], string>[number];

export const slackUpdateCanvas = defineTool({
  name: "slack_update_canvas",
  title: "Update a canvas",
  description:
    "Changes sections of a canvas, whose ids slack_read_canvas lists. Replacing without a section replaces the whole content. The ids change with every update.",
  scopes: ["canvases:write"],
  annotations: replaces,
  args: Type.Object({
    canvas_id: Type.String({ description: "The id of the canvas." }),
    sections: Type.Optional(
      Type.Array(edit, { maxItems: sectionsMax, description: "The changes, done in this order." }),
    ),
    action: Type.Optional(Type.Enum(editTypes, { description: "Of a single change, without `sections`." })),
    content: Type.Optional(Type.String({ description: "Of a single change." })),
    section_id: Type.Optional(Type.String({ description: "Of a single change." })),
  }),
  output: Type.Object({ canvas_id: Type.String(), changed: Type.Integer() }),
  async run(host, { canvas_id: id, sections, action, content, section_id: sectionId }) {
    const single: Edit = {
      edit_type: action ?? "append",
      ...(content !== undefined && { content }),
      ...(sectionId !== undefined && { section_id: sectionId }),
    };
    const edits = sections ?? (action === undefined && content === undefined ? [] : [single]);
    if (edits.length === 0) return refuse("invalid_arguments", "give sections");
    let changed = 0;
    for (const one of edits) {
      const change = changeOf(one);
      if (!change.ok) return change;
      const done = await host.call("canvases.edit", { canvas_id: id, changes: [change.change] });
      if (!done.ok) return changed === 0 ? done : refuse(done.error, `the first ${changed} changes were made`);
      changed++;
    }
    return {
      ok: true,
      text: { result: `The canvas has ${changed} changes. Read it again for the new ids of its sections.` },
      data: { canvas_id: id, changed },
    };
  },
});

function changeOf({
  edit_type: type,
  section_id: id,
  content,
}: Edit): Outcome<{ change: Change }, "invalid_arguments"> {
  if (type === "delete") {
    if (id === undefined) return refuse("invalid_arguments", "delete needs section_id");
    return succeed({ change: { operation: "delete", section_id: id } });
  }
  if (content === undefined) return refuse("invalid_arguments", `${type} needs content`);
  const document_content = { type: "markdown", markdown: content } as const;
  if (type === "replace") {
    return succeed({ change: { operation: "replace", ...(id !== undefined && { section_id: id }), document_content } });
  }
  if (id === undefined) {
    return succeed({
      change: { operation: type === "append" ? "insert_at_end" : "insert_at_start", document_content },
    });
  }
  const operation = type === "append" ? "insert_after" : "insert_before";
  return succeed({ change: { operation, section_id: id, document_content } });
}
