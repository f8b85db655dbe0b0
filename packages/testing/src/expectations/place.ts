import type { TestPlatform } from "../startPlatform.ts";

/** A message that a test posted. */
export interface Posted {
  readonly channel: string;
  readonly ts: string;
}

/** Where something is expected: after a message, or in a channel or thread. Everywhere when nothing is given. */
export interface PlaceWish {
  /** The message that is answered, as `post` returned it: in its thread, or later in its channel. */
  readonly to?: Posted & { readonly message?: { readonly thread_ts?: string | undefined } | undefined };
  /** A channel by name or id. */
  readonly channel?: string;
  readonly threadTs?: string;
  /** The app by its name; the first one of the seed by default. */
  readonly app?: string;
  /** How long to wait, in real time; five seconds by default. */
  readonly withinMs?: number;
}

export interface Place {
  readonly channel: string | undefined;
  /** The thread, where only that will do. */
  readonly threadTs: string | undefined;
  /** Only later messages, or messages of this one's thread. */
  readonly after: string | undefined;
  readonly appId: string;
  readonly appName: string;
  /** For the message of a failure. */
  readonly text: string;
}

export function placeOf(p: TestPlatform, { to, channel, threadTs, app }: PlaceWish): Place {
  const found =
    app === undefined ? Object.values(p.apps).find(({ bot_token: bot }) => bot === p.tokens.bot) : p.apps[app];
  if (!found) throw new Error(`There is no app ${app ?? ""}; there are ${Object.keys(p.apps).join(", ")}.`);
  const channelId = to?.channel ?? (channel === undefined ? undefined : (p.channels[channel] ?? channel));
  const thread = threadTs ?? to?.message?.thread_ts;
  return {
    channel: channelId,
    threadTs: thread,
    after: to?.ts,
    appId: found.id,
    appName: found.name,
    text: `${channelId === undefined ? "" : ` in ${nameOfChannel(p, channelId)}`}${thread === undefined ? "" : `, thread ${thread}`}${to ? ` after ${to.ts}` : ""}`,
  };
}

/** `#general`; direct conversations by their id. */
export function nameOfChannel(p: TestPlatform, id: string): string {
  const [name] = Object.entries(p.channels).find(([, known]) => known === id) ?? [];
  return name === undefined ? id : `#${name}`;
}

/** Whether a message is where it is expected. */
export function isThere(
  place: Place,
  { channel, ts, threadTs }: { readonly channel: string; readonly ts: string; readonly threadTs: string | undefined },
): boolean {
  if (place.channel !== undefined && channel !== place.channel) return false;
  if (place.threadTs !== undefined)
    return threadTs === place.threadTs && (place.after === undefined || ts > place.after);
  return place.after === undefined || threadTs === place.after || ts > place.after;
}
