import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { call } from "../api/call.ts";
import type { State } from "./state.ts";
import { change } from "./store.ts";
import { type Message, placeKey, type Timeline } from "./types.ts";
import { caughtUp, whileReading } from "./whileReading.ts";

/** A thread in the list of those that this person follows. */
export interface FollowedThread {
  readonly channel: string;
  readonly thread: string;
  /** What was read when the list was loaded: the line of new replies stays there. */
  readonly lineTs: string | undefined;
}

export type ThreadPage =
  | { readonly ok: true; readonly threads: readonly FollowedThread[]; readonly next: string }
  | { readonly ok: false; readonly error: string };

/** Reads a page of the followed threads, and keeps their messages as previews of their timelines. */
export async function readFollowedThreads(cursor: string): Promise<ThreadPage> {
  const asked = cursor === "" ? {} : { cursor };
  const [page, heard] = await whileReading(() => call("client.threads.list", asked));
  if (!page.ok) return page;
  change((state) =>
    page.threads.reduce((known, { channel, thread_ts: thread, messages }) => {
      return withPreview(known, placeKey({ channel, thread }), messages, heard);
    }, state),
  );
  const threads = page.threads.map(({ channel, thread_ts: thread, messages: [root] }) => {
    return { channel, thread, lineTs: (root?.unread_count ?? 0) > 0 ? root?.last_read : undefined };
  });
  return { ok: true, threads, next: page.response_metadata.next_cursor };
}

/** A thread that was read as a whole stays as it is: events keep it up to date. */
function withPreview(state: State, key: string, messages: readonly Message[], heard: readonly SocketEvent[]): State {
  const known = state.timelines[key];
  if (known && !known.isPreview) return state;
  const [root, ...replies] = messages;
  const isPreview = replies.length < (root?.reply_count ?? 0);
  const read: Timeline = { messages, hasOlder: false, hasNewer: false, ...(isPreview && { isPreview }) };
  const timeline = caughtUp(state, key, read, heard, Date.now());
  return { ...state, timelines: { ...state.timelines, [key]: timeline } };
}
