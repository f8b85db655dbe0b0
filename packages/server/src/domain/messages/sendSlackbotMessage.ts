import { slackbotId } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { type MemberKey, personCaller } from "../access/personCaller.ts";
import { openDirect } from "../channels/openDirect.ts";
import type { WriteContext } from "../context.ts";
import { type Texts, textsFor } from "../strings/texts.ts";
import { announce } from "./writeMessage.ts";

/** Posts a text of Slackbot in a person's conversation with it, in their language. A person who left the workspace gets none. */
export async function sendSlackbotMessage(
  ctx: WriteContext,
  to: MemberKey,
  write: (notices: Texts["notices"]) => string,
): Promise<void> {
  const caller = await personCaller(ctx.db, to, []);
  const opened = caller && (await openDirect({ ...ctx, caller }, [slackbotId]));
  if (!opened?.ok) return;
  await lockChannel(ctx.db, opened.channel.key);
  const { notices } = await textsFor(ctx.db, to);
  await announce(ctx, opened.channel, { user: slackbotId, text: write(notices) });
}
