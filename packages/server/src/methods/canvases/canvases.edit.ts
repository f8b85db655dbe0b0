import { type Refusal, refuseCanvas } from "@platform/protocol";
import { Type } from "typebox";
import { type CanvasChange, editCanvas } from "../../domain/canvases/editCanvas.ts";
import { canvasParam, checkTitle, decodeMarkdown, markdownSchema, parseContent } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";
import { decodeJson, Fault, type Param } from "../params.ts";

/** What each operation takes besides its name. */
const operations = {
  insert_at_start: { section: "none", content: "document_content" },
  insert_at_end: { section: "none", content: "document_content" },
  insert_before: { section: "required", content: "document_content" },
  insert_after: { section: "required", content: "document_content" },
  replace: { section: "optional", content: "document_content" },
  delete: { section: "required", content: undefined },
  rename: { section: "none", content: "title_content" },
} as const;

type OperationName = keyof typeof operations;
const operationNames = Object.keys(operations) as OperationName[];

/** A change as it was sent, with its Markdown unread. */
interface SentChange {
  readonly operation: OperationName;
  readonly sectionId: string | undefined;
  readonly markdown: string;
}

const changeSchema = Type.Object({
  operation: Type.Enum([...operationNames]),
  section_id: Type.Optional(Type.String()),
  document_content: Type.Optional(markdownSchema),
  title_content: Type.Optional(markdownSchema),
});

const changesParam: Param<SentChange> = {
  schema: Type.Union([Type.Array(changeSchema, { minItems: 1, maxItems: 1 }), Type.String()]),
  required: true,
  describe:
    "One change: `operation`, and what the operation takes of `section_id`, `document_content` and `title_content`.",
  otherwise: undefined,
  fallback: undefined,
  isJson: true,
  decode(raw) {
    const value = decodeJson(raw);
    if (!Array.isArray(value) || value.length !== 1) return new Fault("must hold exactly one change");
    return decodeChange(value[0] as unknown);
  },
};

function decodeChange(value: unknown): SentChange | Fault {
  if (typeof value !== "object" || value === null) return new Fault("must hold an object");
  const sent = value as Record<string, unknown>;
  const operation = operationNames.find((name) => name === sent["operation"]);
  if (operation === undefined) return new Fault(`must have an operation of ${operationNames.join(", ")}`);
  const { section, content } = operations[operation];
  const sectionId = sent["section_id"];
  if (sectionId !== undefined && typeof sectionId !== "string") return new Fault("must have a string as section_id");
  if (section === "required" && !sectionId) return new Fault(`must have a section_id for ${operation}`);
  if (section === "none" && sectionId) return new Fault(`must not have a section_id for ${operation}`);
  if (content === undefined) return { operation, sectionId, markdown: "" };
  const markdown = decodeMarkdown(sent[content]);
  if (markdown instanceof Fault) return new Fault(`${content} ${markdown.message}`);
  return { operation, sectionId: sectionId || undefined, markdown };
}

/** The change with its Markdown read. */
function readChange({
  operation,
  sectionId = "",
  markdown,
}: SentChange): CanvasChange | Refusal<"canvas_editing_failed"> {
  if (operation === "delete") return { operation, sectionId };
  if (operation === "rename") {
    const title = markdown.replaceAll(/\s+/g, " ").trim();
    if (title === "") return refuseCanvas("canvas_editing_failed", "'title' error: the title is empty");
    return checkTitle(title, "canvas_editing_failed") ?? { operation, title };
  }
  const parsed = parseContent(markdown, "canvas_editing_failed");
  if (!parsed.ok) return parsed;
  const { blocks } = parsed;
  if (operation === "insert_at_start" || operation === "insert_at_end") return { operation, blocks };
  if (operation === "replace") return { operation, sectionId: sectionId || undefined, blocks };
  return { operation, sectionId, blocks };
}

export const canvasesEdit = defineMethod({
  name: "canvases.edit",
  summary: "Changes a canvas.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:write"],
  rate: 3,
  params: { canvas_id: canvasParam, changes: changesParam },
  result: {},
  errors: {
    canvas_not_found: "`canvas_id` is missing, unknown or deleted, or the caller cannot see the canvas.",
    restricted_action: "The caller may only read the canvas.",
    canvas_editing_failed: "`detail` says why: the section is gone, a line cannot be held, or the canvas is too large.",
  },
  examples: [
    {
      title: "Add at the end",
      params: {
        canvas_id: "F0123456789",
        changes: [{ operation: "insert_at_end", document_content: { type: "markdown", markdown: "- [ ] press text" } }],
      },
    },
  ],
  notes:
    "A call makes one change. `insert_before`, `insert_after` and `delete` need a `section_id`; `replace` without one replaces the whole body; `rename` takes `title_content`. Sections that a change does not name keep their ids.",
  async handler(ctx, params) {
    const change = readChange(params.changes);
    if ("error" in change) return change;
    return ctx.write(editCanvas, { canvasId: params.canvas_id, change });
  },
});
