import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBotUser } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { accessUser, type UserRow } from "./accessUser.ts";

/** The access check for an app's bot, by the bot's own id: every caller who can see its user may see it. */
export async function accessBot(
  ctx: ReadContext,
  botId: string,
): Promise<Outcome<{ user: UserRow; botId: string; appId: string }, "bot_not_found" | "access_denied">> {
  const bot = isIdShaped(botId) ? await selectBotUser(ctx.db, botId) : undefined;
  if (!bot || bot.app_id === null) return refuse("bot_not_found");
  const seen = await accessUser(ctx, bot.id);
  if (!seen.ok) return refuse(seen.error === "user_not_found" ? "bot_not_found" : seen.error);
  return succeed({ user: seen.user, botId, appId: bot.app_id });
}
