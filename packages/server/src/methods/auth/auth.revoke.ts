import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { revokeToken } from "../../domain/tokens/revokeToken.ts";
import { defineMethod } from "../define.ts";
import { tokenOf } from "../tokenOf.ts";
import { defaulted, flag } from "../params.ts";

export const authRevoke = defineMethod({
  name: "auth.revoke",
  summary: "Revokes the token it is called with.",
  http: "POST",
  tokens: ["bot", "user", "config", "refresh"],
  scopes: [],
  rate: 3,
  orgWide: "anywhere",
  needs: ["args", "credentials"],
  params: {
    test: defaulted(flag({ describe: "Only see whether it could be revoked." }), false),
  },
  result: { revoked: Type.Boolean() },
  errors: {},
  notes:
    "An expiring token, or a refresh token, is revoked alone: the installation stays, and so do its other tokens. A long-lived token is all there is of its authorization, so that ends with it and the app must be installed again.",
  examples: [{ title: "Give a token back", params: {} }],
  async handler(ctx, params) {
    if (params.test) return succeed({ revoked: false });
    const revoked = await ctx.write(revokeToken, { token: tokenOf(ctx) });
    return revoked.ok ? succeed({ revoked: true }) : revoked;
  },
});
