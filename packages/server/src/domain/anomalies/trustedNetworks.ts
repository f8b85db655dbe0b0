import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isIPv4 } from "node:net";
import { isInRanges } from "../../ports/outgoing/networks.ts";
import type { Db } from "../../storage/db.ts";
import { selectTrustedNetworks } from "../../storage/queries/anomalies.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";

export type TrustedNetworksCode = "not_an_enterprise" | "restricted_action";

export interface TrustedNetworks {
  readonly networks: readonly string[];
}

export async function isTrusted(db: Db, orgId: string, address: string): Promise<boolean> {
  const networks = await selectTrustedNetworks(db, orgId);
  return networks !== undefined && isInRanges(address, networks);
}

/** What the caller's org trusts, for admins of the org. */
export async function readTrustedNetworks(ctx: ReadContext): Promise<Outcome<TrustedNetworks, TrustedNetworksCode>> {
  const governed = await governTrustedNetworks(ctx);
  if (!governed.ok) return governed;
  const stored = await selectTrustedNetworks(ctx.db, governed.orgId);
  return succeed({ networks: stored === undefined || stored === "" ? [] : stored.split(",") });
}

export async function governTrustedNetworks(
  ctx: ReadContext,
): Promise<Outcome<{ orgId: string }, TrustedNetworksCode>> {
  const { orgId } = ctx.caller;
  if (orgId === undefined) return refuse("not_an_enterprise");
  return (await mayAdministerOrg(ctx)) ? succeed({ orgId }) : refuse("restricted_action");
}

/** IPv4 alone, and always with the length of the prefix. */
export function isNetwork(text: string): boolean {
  const [address = "", bits = "", ...rest] = text.split("/");
  return rest.length === 0 && isIPv4(address) && /^\d{1,2}$/.test(bits) && Number(bits) <= 32;
}
