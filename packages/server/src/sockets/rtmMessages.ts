import { limits } from "@platform/protocol";
import type { Listener, RtmConnection } from "./rtmConnection.ts";
import type { RtmFrame } from "./rtmFrames.ts";
import type { SocketCallResult } from "./socketUpgrade.ts";

interface RtmError {
  readonly code: number;
  readonly msg: string;
}

/** Clients compare both fields of this error to learn that they have to wait. */
const slowDown: RtmError = { code: -1, msg: "slow down, too many messages..." };

/** Posts a message that a client sent over its socket, after those it sent before, and replies with the outcome. */
export async function postRtmMessage<Who extends Listener>(
  connection: RtmConnection<Who>,
  frame: RtmFrame,
): Promise<void> {
  // Each pending message holds its text in memory.
  if (connection.pendingPosts >= limits.socket_posts_max) return reply(connection, frame, { error: slowDown });
  connection.pendingPosts++;
  const posting = connection.lastPost.then(() => post(connection, frame));
  connection.lastPost = posting;
  await posting;
  connection.pendingPosts--;
}

async function post<Who extends Listener>(connection: RtmConnection<Who>, frame: RtmFrame): Promise<void> {
  const { channel, text, thread_ts, reply_broadcast } = frame;
  const args = { channel, text, thread_ts, reply_broadcast };
  const result = await connection
    .call("chat.postMessage", args)
    .catch((): SocketCallResult => ({ ok: false, error: "internal_error" }));
  if (!result.ok) return reply(connection, frame, { error: errorOf(result.error) });
  const { ts, message } = result as SocketCallResult & { ts: string; message: { text: string } };
  reply(connection, frame, { ts, text: message.text });
}

/** Codes are numbers here; the second and the last are the ones that Slack documents and clients know. */
function errorOf(code = "internal_error"): RtmError {
  if (code === "ratelimited") return slowDown;
  return code === "no_text" ? { code: 2, msg: "message text is missing" } : { code: 1, msg: code };
}

function reply<Who extends Listener>(
  connection: RtmConnection<Who>,
  { id }: RtmFrame,
  outcome: { readonly error: RtmError } | { readonly ts: string; readonly text: string },
): void {
  connection.send(JSON.stringify({ ok: !("error" in outcome), reply_to: id, ...outcome }));
}
