import { blocksOf, type Outcome, type StreamState, textOf } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { checkSharedLinks, type SharedLinkCode } from "../policies/checkSharedLinks.ts";

/**
 * Whether a stream may link what it links by now. The whole of it is looked at and not only the last piece: an address
 * that comes in two halves would otherwise pass where it may not be posted at once.
 */
export function checkStreamed(
  ctx: ReadContext,
  channel: { readonly sharing: string | null },
  state: StreamState,
  added: readonly object[] = [],
): Promise<Outcome<object, SharedLinkCode>> {
  return checkSharedLinks(ctx, channel, { text: textOf(state), fields: { blocks: [...blocksOf(state), ...added] } });
}
