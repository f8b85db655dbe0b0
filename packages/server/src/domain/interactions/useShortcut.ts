import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { MessageAccessCode } from "../access/accessMessage.ts";
import { type ActContext, actionTs, commonFields, type Reply } from "./act.ts";
import { messageFields, responseUrlFor, triggerFor } from "./actInMessage.ts";
import { findActedMessage } from "./findActed.ts";
import { findFeature } from "./findFeature.ts";
import { makeTriggerId } from "./trigger.ts";

export interface Shortcut {
  readonly callbackId: string;
  /** The message whose menu contains it; nothing for a global one. */
  readonly message?: { readonly channelId: string; readonly ts: string } | undefined;
}

export type ShortcutCode = MessageAccessCode | "shortcut_not_found";

/** Uses a shortcut, from everywhere or of a message. */
export async function useShortcut(
  ctx: ActContext,
  { callbackId, message }: Shortcut,
): Promise<Outcome<{ reply: Reply }, ShortcutCode>> {
  const seen = message && (await findActedMessage(ctx, message));
  if (seen && !seen.ok) return seen;
  const type = seen ? "message" : "global";
  const installed = await findFeature(ctx, ({ shortcuts = [] }) =>
    shortcuts.some((one) => one.callback_id === callbackId && one.type === type),
  );
  if (!installed) return refuse("shortcut_not_found", `no app here has a ${type} shortcut ${callbackId}`);
  const { app } = installed;
  const { teamId, userId } = ctx.caller;
  const head = { ...(await commonFields(ctx, installed)), callback_id: callbackId, action_ts: actionTs(ctx) };
  const payload = seen
    ? {
        type: "message_action",
        ...head,
        trigger_id: triggerFor(ctx, installed, seen),
        message_ts: seen.message.ts,
        ...messageFields(seen, installed),
        response_url: await responseUrlFor(ctx, installed, seen),
      }
    : {
        type: "shortcut",
        ...head,
        trigger_id: makeTriggerId(ctx, { teamId, userId, appId: app.id, channelId: undefined, viewId: undefined }),
      };
  return succeed({ reply: await ctx.ask(app.id, { kind: "interactive", payload }) });
}
