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
    team_name: Type.String(),
    team_domain: Type.String(),
    user_id: Type.String(),
    enterprise_id: Type.Optional(Type.String({ description: "Only when the workspace belongs to an org." })),
    is_enterprise_install: Type.Boolean({ description: "Always false: the token belongs to the workspace." }),
  },
  errors: {
    invalid_ticket: "The ticket is missing, not from here, or older than ten minutes.",
    invalid_challenge: "Nobody agreed to the ticket, the challenge is another one, or it was used before.",
  },
  notes:
    "It works once. Command lines store what it returns; `auth.test` with the token also returns the name of the person.",
  examples: [{ title: "The code of the page", params: { ticket: "dGlja2V0", challenge: "K7PQ2RSA" } }],
  async handler(ctx, params) {
    const redeemed = await ctx.write(redeemTicket, params);
    if (!redeemed.ok) return redeemed;
    const { tokens, team, userId } = redeemed;
    return succeed({
      is_ready: true,
      token: tokens.accessToken,
      refresh_token: tokens.refreshToken ?? "",
      exp: Math.floor(ctx.nowMs / 1000) + (tokens.expiresInS ?? 0),
      team_id: team.id,
      team_name: team.name,
      team_domain: team.domain,
      user_id: userId,
      ...(team.org_id !== null && { enterprise_id: team.org_id }),
      is_enterprise_install: false,
    });
  },
});
