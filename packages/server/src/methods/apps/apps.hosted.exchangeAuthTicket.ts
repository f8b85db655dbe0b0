import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { redeemTicket } from "../../domain/cliLogin/redeemTicket.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const appsHostedExchangeAuthTicket = defineMethod({
  name: "apps.hosted.exchangeAuthTicket",
  summary: "Exchanges an approved ticket for the token of the person who approved it.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 60 },
  params: {
    ticket: text({ describe: "From `apps.hosted.generateAuthTicket`.", otherwise: "invalid_ticket" }),
    challenge: text({ describe: "What the page showed to the person.", otherwise: "invalid_challenge" }),
  },
  result: {
    is_ready: Type.Boolean(),
    token: Type.String({ description: "For configuring apps, as this person." }),
    refresh_token: Type.String({ description: "For `tooling.tokens.rotate`." }),
    exp: Type.Integer({ description: "When the token expires, in seconds." }),
    team_id: Type.String(),
    user_id: Type.String(),
  },
  errors: {
    invalid_ticket: "The ticket is missing, not from here, or older than ten minutes.",
    invalid_challenge: "Nobody agreed to the ticket, the challenge is another one, or it was used before.",
  },
  notes: "It works once. `auth.test` with the token returns the names of the workspace and the person.",
  examples: [{ title: "The code of the page", params: { ticket: "dGlja2V0", challenge: "K7PQ2RSA" } }],
  async handler(ctx, params) {
    const redeemed = await ctx.write(redeemTicket, params);
    if (!redeemed.ok) return redeemed;
    const { tokens, teamId, userId } = redeemed;
    return succeed({
      is_ready: true,
      token: tokens.accessToken,
      refresh_token: tokens.refreshToken ?? "",
      exp: Math.floor(ctx.nowMs / 1000) + (tokens.expiresInS ?? 0),
      team_id: teamId,
      user_id: userId,
    });
  },
});
