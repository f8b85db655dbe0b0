import assert from "node:assert/strict";
import { printCanvas } from "@platform/protocol/canvas/index.ts";
import { readContent } from "../src/domain/canvases/canvasContent.ts";
import { selectCanvas } from "../src/storage/queries/canvases.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** The argument of methods that take the content of a canvas. */
export const contentOf = (markdown: string) => ({ type: "markdown", markdown }) as const;

/** A canvas of the actor, by its id. */
export async function makeCanvas(actor: Actor, markdown = "", title = "Notes"): Promise<string> {
  const made = await actor.does("canvases.create", { title, document_content: contentOf(markdown) });
  return made.canvas_id;
}

/** The ids of the sections that contain a text. */
export async function sectionsWith(actor: Actor, canvas_id: string, contains_text: string): Promise<string[]> {
  const found = await actor.does("canvases.sections.lookup", { canvas_id, criteria: { contains_text } });
  return found.sections.map(({ id }) => id);
}

/** The body of a canvas as Markdown, from the store. */
export async function markdownOf({ platform }: Workspace, canvasId: string): Promise<string> {
  const row = await selectCanvas(platform.store.db, canvasId);
  assert.ok(row);
  return printCanvas(readContent(row).blocks);
}
