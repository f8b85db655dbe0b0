import { call } from "../api/call.ts";
import { withArchived } from "../store/applyEvent.ts";
import { refreshConversations } from "../store/refresh.ts";
import { change } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { timelineText } from "../strings/timeline.ts";

/** Whether the person can write and change something there. */
export function isOpenTo(channel: Channel | undefined): channel is Channel {
  return channel !== undefined && channel.is_member !== false && !channel.is_archived;
}

/** Tells whether it was done. */
export async function archive(channel: string): Promise<boolean> {
  const isDone = await reportFailure(call("conversations.archive", { channel }), timelineText.archiveFailed);
  if (isDone) await settle(channel, true);
  return isDone;
}

export async function unarchive(channel: string): Promise<void> {
  const isDone = await reportFailure(call("conversations.unarchive", { channel }), timelineText.unarchiveFailed);
  if (isDone) await settle(channel, false);
}

/** Shows it as soon as the server has agreed: the event may come later than the next thing that is tried. */
async function settle(channel: string, isArchived: boolean): Promise<void> {
  change((state) => withArchived(state, channel, isArchived));
  await refreshConversations().catch(() => undefined);
}
