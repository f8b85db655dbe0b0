import type { OutgoingAnswer } from "../ports/outgoing/outgoing.ts";
import type { AskedAnswer, AskedRequest } from "./messages.ts";

/** About the connection, not the message: hop-by-hop headers belong to each connection. */
const ofConnection = new Set(
  "connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade expect host content-length accept-encoding content-encoding".split(
    " ",
  ),
);

/** A request of a function, as it may leave this server. */
export function forwardable({ method, headers, body }: AskedRequest) {
  const kept = headers.filter(([name]) => !ofConnection.has(name.toLowerCase()));
  return { method, headers: Object.fromEntries(kept), body: Buffer.from(body ?? "", "base64") };
}

export function answerOf({ status, headers, body }: OutgoingAnswer): AskedAnswer {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): readonly [string, string] => [name, one]),
  );
  return { status, headers: pairs.filter(([name]) => !ofConnection.has(name)), body: body.toString("base64") };
}
