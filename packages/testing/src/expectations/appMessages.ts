import type { LogLine } from "../testLog.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A message of an app as it is now, by what the app called. */
export interface AppMessage {
  readonly channel: string;
  readonly ts: string;
  readonly threadTs: string | undefined;
  readonly text: string;
  readonly isStreamed: boolean;
}

const posting = new Set(["chat.postMessage", "chat.postEphemeral", "chat.meMessage", "chat.startStream"]);
const continuing = new Set(["chat.update", "chat.appendStream", "chat.stopStream", "chat.delete"]);

/** The messages that an app posted and has not deleted, in order, with the text that they have now. */
export function appMessages(entries: readonly LogLine[]): AppMessage[] {
  const messages = new Map<string, AppMessage>();
  for (const { kind, method = "", code, args = {}, answer = {} } of entries) {
    if (kind !== "call" || code !== "ok") continue;
    if (posting.has(method)) {
      const channel = String(answer["channel"] ?? args["channel"]);
      const ts = String(answer["ts"] ?? answer["message_ts"]);
      const isStreamed = method === "chat.startStream";
      const text = isStreamed ? streamedText(args) : textOf(args);
      const threadTs = typeof args["thread_ts"] === "string" ? args["thread_ts"] : undefined;
      messages.set(`${channel} ${ts}`, { channel, ts, threadTs, text, isStreamed });
    }
    const key = `${String(args["channel"])} ${String(args["ts"])}`;
    const known = continuing.has(method) ? messages.get(key) : undefined;
    if (!known) continue;
    if (method === "chat.delete") messages.delete(key);
    else if (method === "chat.update") messages.set(key, { ...known, text: textOf(args) });
    else messages.set(key, { ...known, text: known.text + streamedText(args) });
  }
  return [...messages.values()];
}

function textOf({ text, markdown_text: markdown }: Fields): string {
  return wordsOf(text ?? markdown);
}

function streamedText({ markdown_text: text, chunks }: Fields): string {
  const list = (typeof chunks === "string" ? parse(chunks) : chunks) ?? [];
  const parts = (Array.isArray(list) ? (list as Fields[]) : []).filter(({ type }) => type === "markdown_text");
  return [text, ...parts.map((part) => part["text"])].map(wordsOf).join("");
}

function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
