import { type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertTrustedNetworks } from "../../storage/queries/anomalies.ts";
import { defineOperation } from "../context.ts";
import { governTrustedNetworks, isNetwork, type TrustedNetworksCode } from "./trustedNetworks.ts";

interface TrustedNetworksChange {
  /** The whole list; undefined leaves it as it is. */
  readonly networks: readonly string[] | undefined;
  /** Numbers of autonomous systems: the server has no table of them. */
  readonly systems: readonly string[];
}

/** Says from which networks nothing counts as an anomaly of the address. */
export const setTrustedNetworks = defineOperation(
  import.meta,
  async (
    ctx,
    { networks, systems }: TrustedNetworksChange,
  ): Promise<Outcome<object, TrustedNetworksCode | "invalid_field_or_data">> => {
    const governed = await governTrustedNetworks(ctx);
    if (!governed.ok) return governed;
    if (systems.length > 0)
      return refuse("invalid_field_or_data", "this server knows no autonomous systems; name networks instead");
    if (networks === undefined) return succeed({});
    const trimmed = networks.map((network) => network.trim());
    const wrong = trimmed.find((network) => !isNetwork(network));
    if (wrong !== undefined)
      return refuse("invalid_field_or_data", `${wrong} is no IPv4 network in CIDR notation, such as 192.0.2.0/24`);
    await upsertTrustedNetworks(ctx.db, governed.orgId, trimmed.join(","), ctx.nowMs);
    return succeed({});
  },
);
