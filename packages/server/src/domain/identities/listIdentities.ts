import { type Outcome, succeed } from "@platform/protocol";
import { selectIdentities, selectIdentitiesOfUser } from "../../storage/queries/identities.ts";
import { selectSignInProvider, selectSignInProviders } from "../../storage/queries/signInProviders.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import type { IdentityRow } from "../../storage/tables/identities.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { accessProvider, type ProviderCode } from "../signInProviders/accessProviders.ts";

export type { IdentityRow } from "../../storage/tables/identities.ts";

interface Asked {
  readonly providerId: string;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Whom a provider identifies, a page at a time. */
export async function listIdentities(
  ctx: ReadContext,
  asked: Asked,
): Promise<Outcome<{ identities: IdentityRow[]; next: string }, ProviderCode | "invalid_cursor">> {
  const accessed = await accessProvider(ctx, asked.providerId);
  if (!accessed.ok) return accessed;
  const listing = `identities ${accessed.provider.id}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const after = from.at === undefined ? (["", ""] as const) : (JSON.parse(from.at) as [string, string]);
  const { limit } = asked;
  const rows = await selectIdentities(ctx.db, { providerId: accessed.provider.id, after, limit: limit + 1 });
  const identities = rows.slice(0, limit);
  const last = identities.at(-1);
  const hasMore = rows.length > identities.length;
  const next = hasMore && last ? sealCursor(ctx, listing, JSON.stringify([last.issuer, last.subject])) : "";
  return succeed({ identities, next });
}

/** An identity of a person as their account page shows it. */
export interface OwnIdentity {
  readonly providerId: string;
  readonly providerName: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

export interface OwnIdentities {
  readonly linked: readonly OwnIdentity[];
  /** Providers of the person's workspaces through which more can be linked. */
  readonly offered: readonly { readonly id: string; readonly name: string }[];
}

export async function listOwnIdentities(ctx: ReadContext, userId: string): Promise<OwnIdentities> {
  const teams = await selectTeamsOfUser(ctx.db, userId);
  const scopeIds = new Set(teams.flatMap(({ id, org_id }) => (org_id === null ? [id] : [id, org_id])));
  const offered = (await selectSignInProviders(ctx.db, [...scopeIds])).filter(({ is_enabled }) => is_enabled === 1);
  const linked: OwnIdentity[] = [];
  for (const { provider_id: providerId, issuer, subject, email } of await selectIdentitiesOfUser(ctx.db, userId)) {
    const provider = await selectSignInProvider(ctx.db, providerId);
    if (provider) linked.push({ providerId, providerName: provider.name, issuer, subject, email });
  }
  return { linked, offered: offered.map(({ id, name }) => ({ id, name })) };
}
