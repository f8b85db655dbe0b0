import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readTrustedNetworks } from "../../domain/anomalies/trustedNetworks.ts";
import { anomalyErrors } from "../anomalyParams.ts";
import { defineMethod } from "../define.ts";

export const adminAuditAnomalyAllowGetItem = defineMethod({
  name: "admin.audit.anomaly.allow.getItem",
  summary: "Shows the networks that the caller's org trusts.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin"],
  rate: 2,
  params: {},
  result: { trusted_cidr: Type.Array(Type.String()), trusted_asns: Type.Array(Type.Integer()) },
  errors: anomalyErrors,
  examples: [{ title: "The list", params: {} }],
  notes: "`trusted_asns` is always empty: the server does not know to which autonomous system an address belongs.",
  async handler(ctx) {
    const read = await readTrustedNetworks(ctx);
    if (!read.ok) return read;
    const trusted: string[] = [...read.networks];
    const systems: number[] = [];
    return succeed({ trusted_cidr: trusted, trusted_asns: systems });
  },
});
