import { allSocketScopes } from "@platform/protocol/eventCatalog/socketScopes.ts";
import { defineMethod } from "../define.ts";
import { rtmAnswer, rtmFields } from "../rtmAnswer.ts";

export const rtmConnect = defineMethod({
  name: "rtm.connect",
  summary: "Opens a socket that sends events the token's scopes allow the caller to read.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: allSocketScopes,
  rate: 1,
  orgWide: "refused",
  needs: ["args", "credentials", "nonce"],
  params: {},
  result: rtmFields,
  errors: {},
  notes:
    'The socket carries an event when the token has one of the scopes that open it: those of the same event in the Events API, such as `groups:history` for messages in private channels. A token with no such scope is refused. Losing access, by revocation, expiry, deactivation, a restricted app or a network policy, closes the socket. The first frame is `hello`. `{"type":"ping","id":1}` is answered by `pong` with `reply_to`. `{"type":"typing","channel":"C0123456789"}`, with `thread_ts` for a thread, is passed on to the others there as `user_typing`. `{"type":"presence_sub","ids":[]}` asks for `presence_change` of these people: at once for active people, then for every change; `{"type":"presence_query","ids":[]}` asks once. `{"type":"tickle"}` reports that the person is active; without one, a typing indicator or a message they are away after ten minutes. `{"type":"message","id":1,"channel":"C0123456789","text":"Hello"}`, with `thread_ts` for a thread, posts a message as `chat.postMessage` does, with its scope and rate. The reply is `{"ok":true,"reply_to":1,"ts":"1700000000.000100","text":"Hello"}`, or `{"ok":false,"reply_to":1,"error":{"code":1,"msg":"channel_not_found"}}` with the error code of `chat.postMessage` in `msg`; code 2 means that the text is missing, and code -1 that the client has to slow down. A frame `goodbye` means that the server is about to stop: call again and reconnect.',
  examples: [{ title: "Get a URL to connect to", params: {} }],
  handler: async (ctx) => rtmAnswer(ctx),
});
