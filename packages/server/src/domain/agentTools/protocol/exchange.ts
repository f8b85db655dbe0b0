import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { JsonFault, parseJson } from "../../../ports/json.ts";
import { type Outgoing, OutgoingFault, type StreamedAnswer } from "../../../ports/outgoing/outgoing.ts";
import { signedHeaders } from "../../../ports/signedHeaders.ts";
import { eventData } from "./eventStream.ts";
import type { ServerCode, ToolServer } from "./toolServer.ts";

/** A message of JSON-RPC. Notifications have no id, and no answer. */
export interface RpcMessage {
  readonly id?: number;
  readonly method: string;
  readonly params: Fields;
}

export interface RpcAnswer {
  readonly result: Fields | undefined;
  readonly error: { readonly code: number; readonly message: string } | undefined;
  /** Of servers that keep a session for their clients. */
  readonly sessionId: string | undefined;
}

export type Exchanged = Outcome<{ answer: RpcAnswer }, ServerCode>;

const jsonType = "application/json";

/** Sends one message, signed as every request to an app is, and reads the answer to it: JSON, or the event that holds it. */
export async function exchange(
  outgoing: Outgoing,
  { url, headers, signingSecret }: ToolServer,
  message: RpcMessage,
  { headers: more, timeoutMs }: { readonly headers: Readonly<Record<string, string>>; readonly timeoutMs: number },
): Promise<Exchanged> {
  if (timeoutMs <= 0) return refuse("server_unreachable", "the answers took too long");
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  const request = {
    method: "POST",
    body,
    headers: {
      ...lowerCased(headers),
      ...signedHeaders(signingSecret, jsonType, body),
      accept: `${jsonType}, text/event-stream`,
      ...more,
    },
    timeoutMs,
    bytesMax: limits.mcp_answer_bytes_max,
  } as const;
  try {
    return await outgoing.receive(url, request, (answer) => readAnswer(answer, message.id));
  } catch (error) {
    if (error instanceof OutgoingFault) return refusalOf(error);
    throw error;
  }
}

function refusalOf({ kind, message }: OutgoingFault) {
  return kind === "too_large" ? refuse("server_answer_invalid", message) : refuse("server_unreachable", message);
}

/** Two headers whose names differ in their case would both be sent. */
function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

async function readAnswer(answer: StreamedAnswer, id: number | undefined): Promise<Exchanged> {
  const { status, isRedirect } = answer;
  if (isRedirect) return refuse("server_refused", "the server redirects requests, which are not sent elsewhere");
  if (status === 401) return refuse("connection_required");
  const isFine = status >= 200 && status < 300;
  if (id === undefined && isFine) return succeed({ answer: { result: {}, error: undefined, sessionId: undefined } });
  const found = await findReply(answer, id);
  if (!found) {
    return isFine
      ? refuse("server_answer_invalid", "the server answered without a message of the protocol")
      : refuse("server_refused", `the server answered with status ${status}`);
  }
  const { result, error } = found;
  const session = answer.headers["mcp-session-id"];
  return succeed({
    answer: {
      result: isFields(result) ? result : undefined,
      error: isFields(error) ? { code: Number(error["code"]), message: String(error["message"]) } : undefined,
      sessionId: typeof session === "string" && /^[\x21-\x7e]{1,512}$/.test(session) ? session : undefined,
    },
  });
}

/** The message that answers ours. Others, such as notices of progress, are passed over. */
async function findReply({ headers, body }: StreamedAnswer, id: number | undefined): Promise<Fields | undefined> {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/event-stream")) {
    for await (const data of eventData(body)) {
      const found = replyIn(data, id);
      if (found) return found;
    }
    return undefined;
  }
  if (!type.startsWith(jsonType)) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return replyIn(Buffer.concat(pieces).toString(), id);
}

function replyIn(text: string, id: number | undefined): Fields | undefined {
  const message = parseJson(text);
  if (message instanceof JsonFault || !isFields(message)) return undefined;
  // A message that could not be read is answered without its id.
  const isOurs = message["id"] === id || (message["error"] !== undefined && (message["id"] ?? null) === null);
  const isReply = isFields(message["result"]) || isFields(message["error"]);
  return isOurs && isReply ? message : undefined;
}
