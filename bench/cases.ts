import type { DevDescription } from "@platform/server";
import type { Target } from "./measured.ts";

/** One kind of request that both the floor and the server answer. */
export interface Case {
  readonly name: string;
  readonly path: string;
  readonly connections: number;
  /** The form of every request; of several, one after the other. Requested again whenever the case begins. */
  readonly forms: (call: Call) => Promise<readonly string[]>;
  readonly targets: { readonly cpu?: Target; readonly p50?: Target; readonly perSecond?: Target };
}

/** Calls the server that is measured; tells its answer. */
export type Call = (method: string, params: Readonly<Record<string, string>>) => Promise<string>;

/** Messages that the channel of the history case holds, and replies that a thread of the other one holds. */
export const pageSize = 100;

/** Different pages that are read in turn: more than the server remembers to have been asked for, so it keeps none of them. */
export const pageCount = 1_200;

const words = "A message of ordinary length, as people write them when they tell each other what they are about to do.";

/** What the cases are played on. */
export interface Stage {
  readonly dev: DevDescription;
  /** Of a hundred replies each. */
  readonly threads: readonly { readonly channel: string; readonly ts: string }[];
  /** Channels to stream into: an app may not begin too many streams in one. */
  readonly streamChannels: readonly string[];
}

export function casesOf({ dev, threads, streamChannels }: Stage): Case[] {
  const { general = "", random = "" } = dev.channels;
  const user = dev.users[0]?.id ?? "";
  const inTurn = (all: readonly Readonly<Record<string, string>>[]) => async () => all.map(formOf);
  const always = (params: Readonly<Record<string, string>>) => inTurn([params]);
  const history = { channel: random, limit: String(pageSize) };
  return [
    ...both("auth.test", always({}), () => ({ cpu: { ratioAtMost: 2.5 } })),
    ...both("users.info", always({ user })),
    ...both("conversations.history", inTurn(untilLater(history))),
    ...both("conversations.history, the same page", always(history)),
    ...both("conversations.replies", inTurn(threads), (connections) => ({
      cpu: { ratioAtMost: 3 },
      ...crowded(connections, { atLeast: 4000 }),
    })),
    ...both("conversations.replies, the same page", inTurn(threads.slice(0, 1))),
    ...both("chat.postMessage", always({ channel: general, text: words }), (connections) => ({
      ...(connections > 1 ? { cpu: { ratioAtMost: 3.5 } } : { cpu: { atMost: 400 }, p50: { atMost: 0.5 } }),
      ...crowded(connections, { atLeast: 8000 }),
    })),
    ...both("chat.appendStream", (call) => startStreams(call, dev, streamChannels)),
  ];
}

export const subscribedName = "chat.postMessage to a subscribed app, 50 connections";

/** A post that also writes a delivery. */
export function subscribedCase(dev: DevDescription): Case {
  const form = formOf({ channel: dev.channels["general"] ?? "", text: words });
  const forms = async (): Promise<string[]> => [form];
  return { name: subscribedName, path: "/api/chat.postMessage", connections: 50, forms, targets: {} };
}

function crowded(connections: number, perSecond: Target): Case["targets"] {
  return connections > 1 ? { perSecond } : {};
}

/** The newest page as of many moments to come: the same messages, and each time another question. */
function untilLater(page: Readonly<Record<string, string>>): Readonly<Record<string, string>>[] {
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
  return Array.from({ length: pageCount }, (_, at) => ({ ...page, latest: `${tomorrow + at}.000000` }));
}

function both(
  subject: string,
  forms: Case["forms"],
  targets: (connections: number) => Case["targets"] = () => ({}),
): Case[] {
  return [1, 50].map((connections) => ({
    name: `${subject}, ${connections} connection${connections === 1 ? "" : "s"}`,
    path: `/api/${subject.split(",")[0]}`,
    forms,
    connections,
    targets: targets(connections),
  }));
}

const streamsPerChannel = 20;

/**
 * Pieces go to many streams in turn, so that each becomes as long as an answer is and not a book: every piece is sent with
 * the whole message.
 */
async function startStreams(call: Call, dev: DevDescription, channels: readonly string[]): Promise<string[]> {
  const recipient = { recipient_user_id: dev.users[0]?.id ?? "", recipient_team_id: dev.teams[0]?.id ?? "" };
  const forms: string[] = [];
  for (const channel of channels) {
    const question = await call("chat.postMessage", { channel, text: "What is it?" });
    for (let at = 0; at < streamsPerChannel; at++) {
      const started = await call("chat.startStream", { channel, thread_ts: stampIn(question), ...recipient });
      forms.push(formOf({ channel, ts: stampIn(started), markdown_text: "a few more words" }));
    }
  }
  return forms;
}

/** The timestamp of what was posted. */
export function stampIn(answer: string): string {
  return (JSON.parse(answer) as { ts: string }).ts;
}

export function formOf(params: Readonly<Record<string, string>>): string {
  return new URLSearchParams(params).toString();
}

/** What the SDKs send: a form, and the token in the header. */
export function requestOf({ path, form }: { readonly path: string; readonly form: string }, token: string): string {
  return [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/x-www-form-urlencoded",
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(form)}`,
    "",
    form,
  ].join("\r\n");
}
