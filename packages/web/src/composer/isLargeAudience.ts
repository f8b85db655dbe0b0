import { limits } from "@platform/protocol/limits.ts";
import { store } from "../store/store.ts";
import type { Mentions } from "./mentionsIn.ts";

/** Whether a message goes out only after a question: it notifies a whole channel, or a large group. */
export function isLargeAudience(channel: string, { ranges, groups }: Mentions): boolean {
  const { channels, groups: known } = store.getState();
  // In a direct message everyone is notified anyway.
  if (channels[channel]?.is_im || channels[channel]?.is_mpim) return false;
  return ranges.size > 0 || [...groups].some((id) => (known[id]?.count ?? 0) >= limits.mentioned_group_confirm_from);
}
