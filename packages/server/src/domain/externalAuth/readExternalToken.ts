import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectExternalSecrets, selectExternalToken } from "../../storage/queries/externalAuth.ts";
import { accessExternalToken, type ExternalTokenRow } from "../access/accessExternalToken.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { Context } from "../context.ts";
import { findProvider } from "./provider.ts";
import { replaceExternalToken } from "./replaceExternalToken.ts";
import { requestTokens } from "./requestTokens.ts";
import { openClientSecret, openTokens } from "./sealedTokens.ts";

export type ExternalTokenCode = "token_not_found" | "no_refresh_token" | "access_token_exchange_failed";

type ReadingContext = Context & { readonly outgoing: Outgoing };

/** The access token of an account of the caller's app, refreshed when its end has come or when asked to. */
export async function readExternalToken(
  ctx: ReadingContext,
  { tokenId, mustRefresh }: { readonly tokenId: string; readonly mustRefresh: boolean },
): Promise<Outcome<{ accessToken: string }, ExternalTokenCode>> {
  const found = await accessExternalToken(ctx, tokenId);
  if (!found.ok) return found;
  return readAccessToken(ctx, found.token, mustRefresh);
}

/** The access token of an account that the caller was found to have access to. */
export async function readAccessToken(
  ctx: ReadingContext,
  token: ExternalTokenRow,
  mustRefresh: boolean,
): Promise<Outcome<{ accessToken: string }, ExternalTokenCode>> {
  const isOver = token.refresh_ms !== null && token.refresh_ms <= ctx.nowMs;
  if (isOver || mustRefresh) return refresh(ctx, token);
  return succeed({ accessToken: openTokens(ctx.secrets, token.id, token.sealed).accessToken });
}

async function refresh(
  ctx: ReadingContext,
  token: ExternalTokenRow,
): Promise<Outcome<{ accessToken: string }, ExternalTokenCode>> {
  const { id, generation, app_id: appId, provider_key: providerKey } = token;
  const { refreshToken } = openTokens(ctx.secrets, id, token.sealed);
  if (refreshToken === undefined) return refuse("no_refresh_token");
  const app = await selectApp(ctx.db, appId);
  const provider = app && findProvider(manifestOf(app), providerKey);
  const secret = (await selectExternalSecrets(ctx.db, appId)).get(providerKey);
  if (!provider?.ok || secret === undefined) {
    return refuse("access_token_exchange_failed", "the provider or its client secret was removed");
  }
  const grant = { grant_type: "refresh_token", refresh_token: refreshToken };
  const clientSecret = openClientSecret(ctx.secrets, { appId, providerKey }, secret);
  const exchanged = await requestTokens(ctx.outgoing, provider.provider, clientSecret, grant);
  // A provider that rotates refresh tokens refuses the second of two calls at once; the first has stored its tokens.
  if (!exchanged.ok) return (await newerThan(ctx, token)) ?? exchanged;
  // Providers that do not rotate it leave it out of the answer.
  const issued = { ...exchanged.issued, refreshToken: exchanged.issued.refreshToken ?? refreshToken };
  await ctx.write(replaceExternalToken, { id, generation, issued });
  return succeed({ accessToken: issued.accessToken });
}

async function newerThan(ctx: ReadingContext, { id, generation }: ExternalTokenRow) {
  const token = await selectExternalToken(ctx.db, id);
  if (!token || token.generation === generation) return undefined;
  return succeed({ accessToken: openTokens(ctx.secrets, id, token.sealed).accessToken });
}
