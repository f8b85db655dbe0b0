import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessBot } from "../../domain/access/accessBot.ts";
import { iconsSchema, presentIcons } from "../../present/picture.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const botsInfo = defineMethod({
  name: "bots.info",
  summary: "Describes the bot of an app.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["users:read"],
  rate: 3,
  params: {
    bot: id({
      object: "bot",
      describe: "The id of the bot, which is not that of its user.",
      otherwise: "bot_not_found",
    }),
  },
  result: {
    bot: Type.Object({
      id: Type.String(),
      deleted: Type.Boolean(),
      name: Type.String(),
      updated: Type.Integer(),
      app_id: Type.String(),
      user_id: Type.String(),
      icons: iconsSchema,
    }),
  },
  errors: { bot_not_found: "`bot` is missing, unknown, or in another workspace." },
  examples: [{ title: "One bot", params: { bot: "B0123456789" } }],
  async handler(ctx, params) {
    const found = await accessBot(ctx, params.bot);
    if (!found.ok) return found;
    const { user, botId, appId } = found;
    const { id: user_id, real_name: name, updated_ms } = user;
    const deleted = user.deactivated_ms !== null;
    const icons = presentIcons(user, ctx.baseUrl);
    return succeed({ bot: { id: botId, deleted, name, updated: seconds(updated_ms), app_id: appId, user_id, icons } });
  },
});
