import { refuse, succeed } from "@platform/protocol";
import { profilePictureSizes } from "@platform/protocol/pictures.ts";
import { readClaims } from "../domain/openid/claims.ts";
import { printIdToken } from "../domain/openid/idToken.ts";
import { currentSigningKey } from "../domain/openid/signingKeys.ts";
import { type CodeToRedeem, redeemCode } from "../domain/oauth/redeemCode.ts";
import { type Pictured, presentPictures } from "../present/picture.ts";
import type { MethodContext } from "./define.ts";

/** Redeems a code that gives an app the token of one person, with an id token if that was asked for. */
export async function redeemForPerson(ctx: MethodContext, wanted: CodeToRedeem) {
  if (wanted.code === "") return refuse("invalid_code");
  const result = await ctx.write(redeemCode, wanted);
  if (!result.ok) return result;
  const { redeemed } = result;
  if (!redeemed?.installed.user) return refuse("invalid_code");
  const { grant, tokens } = redeemed.installed.user;
  const scopes = grant.scopes.split(",");
  if (!scopes.includes("openid")) return succeed({ grant, tokens, idToken: undefined });
  const about = {
    issuer: ctx.baseUrl,
    clientId: wanted.client.clientId,
    accessToken: tokens.accessToken,
    nonce: redeemed.nonce,
    authenticatedMs: redeemed.consentedMs,
    claims: await readClaims(ctx, { teamId: grant.team_id, userId: grant.user_id, scopes }, (user) =>
      imagesOf(user, ctx.baseUrl),
    ),
  };
  return succeed({ grant, tokens, idToken: printIdToken(await currentSigningKey(ctx), about, ctx.nowMs) });
}

/** The pictures of a person that claims name. */
export function imagesOf(user: Pictured, baseUrl: string): Record<string, string> {
  const pictures = presentPictures(user, baseUrl);
  return Object.fromEntries(profilePictureSizes.map((size) => [`image_${size}`, pictures[`image_${size}`]]));
}
