import { presentPermalink } from "./permalink.ts";

/** Where messages of one workspace are found by a browser. */
export interface LinkBase {
  readonly baseUrl: string;
  readonly domain: string;
}

/** A stored message outside its channel, as JSON: with the link that leads back to it. */
export function presentMessageItem(body: string, channelId: string, { baseUrl, domain }: LinkBase): string {
  const { ts, thread_ts: threadTs } = JSON.parse(body) as { readonly ts: string; readonly thread_ts?: string };
  const link = presentPermalink(baseUrl, domain, { channelId, ts, threadTs });
  return `${body.slice(0, -1)},"permalink":${JSON.stringify(link)}}`;
}
