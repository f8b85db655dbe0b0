import { limits } from "@platform/protocol";
import { setTrustedNetworks } from "../../domain/anomalies/setTrustedNetworks.ts";
import { anomalyErrors } from "../anomalyParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, list, optional } from "../params.ts";

export const adminAuditAnomalyAllowUpdateItem = defineMethod({
  name: "admin.audit.anomaly.allow.updateItem",
  summary: "Replaces the networks that the caller's org trusts: a session that moves there is no anomaly.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin"],
  rate: 2,
  params: {
    trusted_cidr: optional(
      list({
        describe: "IPv4 networks in CIDR notation, such as `192.0.2.0/24`; kept when left out, none when empty.",
        otherwise: "invalid_field_or_data",
        max: limits.anomaly_networks_max,
      }),
    ),
    trusted_asns: defaulted(
      list({
        describe: "Numbers of autonomous systems. Only an empty list is taken.",
        otherwise: "invalid_field_or_data",
        max: limits.anomaly_networks_max,
      }),
      [],
    ),
  },
  result: {},
  errors: {
    ...anomalyErrors,
    invalid_field_or_data:
      "`trusted_cidr` has too many entries or one that is no IPv4 network, or `trusted_asns` is not empty.",
  },
  examples: [
    { title: "The office", params: { trusted_cidr: ["192.0.2.0/24"] } },
    { title: "None", params: { trusted_cidr: [] } },
  ],
  notes:
    "The audit log has an entry with the action `anomaly` when a sign-in session or a user token goes on within an hour in another network (/24, or /48 of IPv6) and with another User-Agent, when a person downloads 100 files in ten minutes, and when five sign-ins to an account fail in a quarter of an hour. `details.reason` names what was noticed: `ip_address` and `user_agent`, `excessive_downloads`, or `failed_sign_ins`. Each comes once within its time. The list concerns the first kind alone: too many downloads are so in every network. Behind a proxy, start the server with `--trusted-proxies`.",
  handler: (ctx, { trusted_cidr: networks, trusted_asns: systems }) =>
    ctx.write(setTrustedNetworks, { networks, systems }),
});
