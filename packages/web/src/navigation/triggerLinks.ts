import { isFields } from "@platform/protocol/workflows/parameter.ts";

const path = /^\/shortcuts\/(Ft[A-Z0-9]+)\/\w+$/;
const address = /https?:\/\/[^\s|<>()]+\/shortcuts\/Ft[A-Z0-9]+\/\w+/g;

/** The trigger that a link of this server starts. Links of other servers are none of ours, whatever they look like. */
export function triggerIdOf(url: string | undefined, origin: string): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed?.origin === origin ? path.exec(parsed.pathname)?.[1] : undefined;
}

interface Linking {
  readonly text?: string | undefined;
  readonly blocks?: readonly object[] | undefined;
}

/** The triggers that a message links to, in the order of the links and each once. */
export function triggerIdsOf({ text = "", blocks = [] }: Linking, origin: string): readonly string[] {
  const urls = blocks.length > 0 ? urlsIn(blocks) : (text.match(address) ?? []);
  return [...new Set(urls.map((url) => triggerIdOf(url, origin)).filter((id) => id !== undefined))];
}

/** Addresses that are shown as links. What is shown as plain text or code is no link, and a button speaks for itself. */
function urlsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsIn);
  if (!isFields(value)) return [];
  const { type, text, url } = value;
  if (type === "link") return typeof url === "string" ? [url] : [];
  if (type === "mrkdwn" || type === "markdown") return typeof text === "string" ? (text.match(address) ?? []) : [];
  return type === "rich_text_preformatted" ? [] : Object.values(value).flatMap(urlsIn);
}
