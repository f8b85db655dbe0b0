import { newBlockId } from "../composer/blockId.ts";
import { send } from "../store/sending.ts";
import type { Place } from "../store/types.ts";

/** Posts a text as it is. */
export function sayText(place: Place, text: string): void {
  const elements = [{ type: "rich_text_section", elements: [{ type: "text", text }] }];
  send(place, { text, blocks: [{ type: "rich_text", block_id: newBlockId(), elements }], isBroadcast: false });
}
