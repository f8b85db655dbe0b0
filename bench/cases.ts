import type { DevDescription } from "@platform/server";

/** One request that both the floor and the server answer. */
export interface Case {
  readonly name: string;
  readonly path: string;
  readonly form: string;
  readonly connections: number;
}

/** Messages that the channel of the history case holds, and one page of it. */
export const historyPage = 100;

const words = "A message of ordinary length, as people write them when they tell each other what they are about to do.";

export function casesOf(dev: DevDescription): Case[] {
  const { general, random } = dev.channels;
  const user = dev.users[0]?.id;
  if (!general || !random || !user) throw new Error("the dev workspace lacks what the cases call for");
  const calls = {
    "auth.test": {},
    "users.info": { user },
    "conversations.history": { channel: random, limit: String(historyPage) },
    "chat.postMessage": { channel: general, text: words },
  };
  return Object.entries(calls).flatMap(([method, params]) =>
    [1, 50].map((connections) => ({
      name: `${method}, ${connections} connection${connections === 1 ? "" : "s"}`,
      path: `/api/${method}`,
      form: new URLSearchParams(params).toString(),
      connections,
    })),
  );
}

/** What the SDKs send: a form, and the token in the header. */
export function requestOf({ path, form }: Pick<Case, "path" | "form">, token: string): string {
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
