import { limits } from "@platform/protocol";
import { threadParams } from "./assistantParams.ts";
import { expected, text } from "./params.ts";

/** Names a session by its thread. `thread_ts` can be left out only in channels made for one session, which this server has not. */
export const sessionParams = { channel_id: threadParams.channel_id, thread_ts: expected(threadParams.thread_ts) };

export const sessionTitle = text({
  describe: "The new title.",
  maxLength: limits.agent_session_title_chars_max,
});

export const sessionErrors = {
  channel_not_found: "`channel_id` is missing, unknown, or not a conversation that the caller may speak in.",
  invalid_thread_ts: "`thread_ts` is missing or malformed, or there is no such thread.",
};
