import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import { attachmentOf } from "./attachment.ts";
import { newBlockId } from "./blockId.ts";
import { type Composed, deliver } from "./deliver.ts";
import { labelOf } from "./labels.ts";
import { sendingText } from "../strings/sending.ts";

/** Sends the parts of a long message one after the other, the files with the last one. */
export async function deliverParts(composed: Composed, parts: readonly RichTextBlock[]): Promise<string | undefined> {
  const named = parts.map((part) => ({ ...part, block_id: newBlockId() }));
  const alone = composed.files.length > 0 ? named.slice(0, -1) : named;
  for (const block of alone) await deliver({ ...composed, block, files: [] });
  return composed.files.length > 0 ? deliver({ ...composed, block: named.at(-1) }) : undefined;
}

/** Sends the text as a file, with names instead of ids. */
export function deliverAsFile(composed: Composed): Promise<string | undefined> {
  const { block, files } = composed;
  const text = block ? plainText(block, names) : "";
  const file = new File([text], sendingText.fileName, { type: "text/plain" });
  return deliver({ ...composed, block: undefined, files: [attachmentOf(file), ...files] });
}

const names = {
  user: (id: string) => labelOf({ type: "user", user_id: id }).slice(1),
  usergroup: (id: string) => labelOf({ type: "usergroup", usergroup_id: id }).slice(1),
  channel: (id: string) => labelOf({ type: "channel", channel_id: id }).slice(1),
};
