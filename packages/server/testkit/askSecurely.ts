import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import type { ConnectionOptions } from "node:tls";

/** Whom the client believes, and from where it connects to what; sockets take the same. */
export type SecureConnection = Pick<ConnectionOptions, "ca" | "servername" | "lookup"> & {
  readonly localAddress?: string;
};

export interface SecureQuestion {
  readonly token?: string;
  readonly body?: FormData | Readonly<Record<string, unknown>>;
}

/** Asks a server over HTTPS as a client that believes in its certificate, which `fetch` has no setting for. */
export async function askSecurely(url: string, connection: SecureConnection, { token, body }: SecureQuestion = {}) {
  const form = body instanceof FormData ? new Response(body) : body && Response.json(body);
  const sent = request(url, {
    ...connection,
    method: form ? "POST" : "GET",
    headers: {
      ...(form && { "content-type": form.headers.get("content-type") ?? "" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  sent.end(form && Buffer.from(await form.arrayBuffer()));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { status: answer.statusCode, json: () => JSON.parse(bytes.toString()) as Record<string, unknown> };
}
