import { call } from "../api/call.ts";
import { applyEvent } from "../store/applyEvent.ts";
import { refreshConversations } from "../store/refresh.ts";
import { change } from "../store/store.ts";
import { toast } from "../ui/Toast.tsx";
import { explain } from "./actions.ts";

/** Tells whether it was done. */
export async function archive(channel: string): Promise<boolean> {
  return settle(call("conversations.archive", { channel }), "channel_archive", channel, "It is not archived");
}

export async function unarchive(channel: string): Promise<void> {
  await settle(call("conversations.unarchive", { channel }), "channel_unarchive", channel, "It is still archived");
}

/** Shows it as soon as the server has agreed: the event may come later than the next thing that is tried. */
async function settle(
  asked: Promise<{ readonly ok: boolean; readonly error?: string }>,
  type: string,
  channel: string,
  failure: string,
): Promise<boolean> {
  const { ok, error = "" } = await asked.catch(() => ({ ok: false, error: "the server does not answer" }));
  if (!ok) {
    toast(`${failure}: ${explain(error)}`);
    return false;
  }
  change((state) => applyEvent(state, { type, channel }, Date.now()));
  await refreshConversations().catch(() => undefined);
  return true;
}
