import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { validateRichText } from "@platform/protocol/richtext/validateRichText.ts";

/** Rich text blocks, each valid. */
export function readRichText(
  blocks: readonly unknown[],
): Outcome<{ values: readonly unknown[] }, "invalid_text_block"> {
  for (const [at, block] of blocks.entries()) {
    const [fault] = validateRichText(block);
    if (fault) return refuse("invalid_text_block", `${fault.message} [json-pointer:/${at}${fault.pointer}]`);
  }
  if (isLongerThan(JSON.stringify(blocks), limits.list_text_chars_max)) return refuse("invalid_text_block", "too long");
  return succeed({ values: blocks });
}
