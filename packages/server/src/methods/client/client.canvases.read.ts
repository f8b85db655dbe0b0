import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readCanvas } from "../../domain/canvases/readCanvas.ts";
import { canvasParam } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";

/** Inline elements, which rich text checks when it is written. */
const elements = Type.Unsafe<readonly object[]>(
  Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: "As in a rich text block." }),
);

const rows = Type.Unsafe<readonly (readonly object[])[]>(
  Type.Array(Type.Array(Type.Object({ id: Type.String(), elements })), { description: "Of a table." }),
);

const sectionSchema = Type.Object(
  {
    id: Type.String(),
    type: Type.Enum(["heading", "paragraph", "quote", "item", "code", "divider", "embed", "table"]),
    markdown: Type.String({ description: "The section alone, as `canvases.edit` takes it." }),
    level: Type.Optional(Type.Integer({ description: "Of a heading." })),
    style: Type.Optional(Type.Enum(["bullet", "ordered", "checklist"])),
    indent: Type.Optional(Type.Integer()),
    checked: Type.Optional(Type.Boolean({ description: "Of an item of a checklist." })),
    elements: Type.Optional(elements),
    language: Type.Optional(Type.String()),
    text: Type.Optional(Type.String({ description: "Of code." })),
    url: Type.Optional(Type.String({ description: "Of an image or another page." })),
    alt: Type.Optional(Type.String()),
    rows: Type.Optional(rows),
  },
  { title: "CanvasSection" },
);

export const clientCanvasesRead = defineMethod({
  name: "client.canvases.read",
  summary: "Reads a canvas section by section.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: { canvas_id: canvasParam },
  result: {
    canvas: Type.Object({
      id: Type.String(),
      title: Type.String(),
      can_write: Type.Boolean({ description: "Whether the caller may edit it." }),
      sections: Type.Array(sectionSchema),
    }),
  },
  errors: {
    canvas_not_found: "`canvas_id` is missing or unknown, or the caller cannot see the canvas.",
    canvas_deleted: "The canvas was deleted.",
  },
  examples: [{ title: "The canvas of a channel", params: { canvas_id: "F0123456789" } }],
  notes: "A method of this server's own, for clients. Sections have the ids that `canvases.edit` takes.",
  async handler(ctx, params) {
    const read = await readCanvas(ctx, params.canvas_id);
    if (!read.ok) return read;
    const { title, canWrite, sections } = read.canvas;
    return succeed({
      canvas: {
        id: params.canvas_id,
        title,
        can_write: canWrite,
        sections: sections.map(({ block, markdown }) => ({ ...block, markdown })),
      },
    });
  },
});
