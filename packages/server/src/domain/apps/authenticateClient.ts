import { timingSafeEqual } from "node:crypto";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectAppByClientId } from "../../storage/queries/apps.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import type { ReadContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { manifestOf } from "./manifestOf.ts";
import { credentialsOf } from "./credentials.ts";

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type ClientCode = "invalid_client_id" | "bad_client_secret";

/** The app that a client id names, when the secret is its own. */
export async function authenticateClient(
  ctx: ReadContext,
  given: ClientCredentials,
): Promise<Outcome<{ app: AppRow }, ClientCode>> {
  const app = await selectAppByClientId(ctx.db, given.clientId);
  if (!app) return refuse("invalid_client_id");
  // Digests have one length, so the comparison takes the same time whatever was sent.
  const wanted = Buffer.from(hashToken(credentialsOf(ctx.secrets, app).clientSecret));
  if (!timingSafeEqual(Buffer.from(hashToken(given.clientSecret)), wanted)) return refuse("bad_client_secret");
  return succeed({ app });
}

/** An app that keeps no secret, because it runs on the devices of its users. */
export async function findPublicClient(
  ctx: ReadContext,
  clientId: string,
): Promise<Outcome<{ app: AppRow }, ClientCode>> {
  const app = await selectAppByClientId(ctx.db, clientId);
  if (!app) return refuse("invalid_client_id");
  return manifestOf(app).oauth_config?.pkce_enabled === true ? succeed({ app }) : refuse("bad_client_secret");
}
