import type { Client, MethodResult } from "@platform/sdk";
import { type Acting, actingOf } from "./acting.ts";
import type { Controls } from "./controls.ts";

/** A person of the workspace, and what they can do in a test. */
export interface Person extends Acting {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** The Web API as this person: refusals are values. */
  readonly client: Client;
  /** Posts into a channel, by name or id, and throws when that is refused: a test wants to know at once. */
  post(channel: string, text: string, options?: PostOptions): Promise<MethodResult<"chat.postMessage">>;
}

export interface PostOptions {
  /** The `ts` of a message to reply to. */
  readonly threadTs?: string;
}

export interface PersonOptions {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly client: Client;
  readonly channels: Readonly<Record<string, string>>;
  readonly controls: Controls;
}

export function personOf({ channels, controls, ...who }: PersonOptions): Person {
  return {
    ...who,
    ...actingOf(controls, who.id),
    async post(channel, text, { threadTs } = {}) {
      const thread = threadTs === undefined ? {} : { thread_ts: threadTs };
      const posted = await who.client.call("chat.postMessage", {
        channel: channels[channel] ?? channel,
        text,
        ...thread,
      });
      if (posted.ok) return posted;
      const reason = posted.response_metadata?.messages.join(" ") ?? "";
      throw new Error(`${who.name} cannot post into ${channel}: ${posted.error} ${reason}`.trimEnd());
    },
  };
}
