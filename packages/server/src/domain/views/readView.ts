import { limits, type Outcome, refuse, refuseView, succeed } from "@platform/protocol";
import type { View } from "@platform/protocol/blockkit/index.ts";
import { systemIds } from "../../ports/ports.ts";
import type { ReadContext } from "../context.ts";
import { checkSlackFiles } from "../messages/checkSlackFiles.ts";
import type { ViewContent } from "./view.ts";

export type ViewCode = "invalid_arguments" | "view_too_large";

const generatedIdChars = 6;
const newId = (): string => systemIds.unguessable().slice(0, generatedIdChars);

/** A view, with every id that was left out. */
export async function readAnyView(
  /** Of the app that shows it. */
  ctx: ReadContext,
  given: Readonly<Record<string, unknown>>,
): Promise<Outcome<{ view: ViewContent }, ViewCode>> {
  if (Buffer.byteLength(JSON.stringify(given)) > limits.view_bytes_max) return refuse("view_too_large");
  const { completeBlocks, validateView } = await import("@platform/protocol/blockkit/index.ts");
  const faults = validateView(given);
  if (faults.length > 0) return refuseView(faults);
  const view = given as unknown as View;
  const hidden = await checkSlackFiles(ctx, view.blocks, "/view/blocks");
  if (hidden.length > 0) return refuseView(hidden);
  return succeed({ view: { ...view, blocks: completeBlocks(view.blocks, newId) } });
}

/** The same for one surface: what is opened is a modal, what is published a home tab. */
export async function readView(
  ctx: ReadContext,
  given: Readonly<Record<string, unknown>>,
  type: View["type"],
): Promise<Outcome<{ view: ViewContent }, ViewCode>> {
  const read = await readAnyView(ctx, given);
  if (!read.ok || read.view.type === type) return read;
  return refuseView([{ message: `unsupported type: ${read.view.type}`, pointer: "/view/type" }]);
}
