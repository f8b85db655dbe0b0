import { limits } from "@platform/protocol";
import { setNetworkPolicy } from "../../domain/teams/setNetworkPolicy.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { loaders } from "../directory.ts";
import { list, optional } from "../params.ts";

const name = "admin.teams.settings.setNetworkPolicy";

export const adminTeamsSettingsSetNetworkPolicy = defineMethod({
  name,
  summary: "Limits a workspace's methods, or some of them, to callers from certain networks.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.teams:write"],
  rate: 2,
  needs: ["address"],
  params: {
    team_id: teamParam,
    networks: list({
      describe: "Addresses and ranges, such as `10.0.0.0/8`; an empty list ends the policy.",
      otherwise: "invalid_networks",
      max: limits.network_ranges_max,
    }),
    methods: optional(
      list({
        describe: "The methods that are limited; all when left out.",
        otherwise: "invalid_methods",
        max: limits.network_methods_max,
      }),
    ),
  },
  result: {},
  errors: {
    ...governErrors,
    invalid_networks: "`networks` is missing, has too many entries, or contains an invalid address range.",
    invalid_methods: "`methods` has too many entries, or contains an unknown method.",
    caller_outside_networks: "The caller's own address is outside: the policy would lock its author out.",
  },
  examples: [
    { title: "Only from the office", params: { team_id: "T0123456789", networks: ["192.0.2.0/24"] } },
    { title: "No policy", params: { team_id: "T0123456789", networks: [] } },
  ],
  notes:
    "Calls from elsewhere then answer `accesslimited`. Behind a proxy, start the server with `--trusted-proxies`, or every caller seems to come from the proxy.",
  handler: (ctx, params) =>
    ctx.write(setNetworkPolicy, {
      teamId: params.team_id,
      networks: params.networks,
      methods: params.methods,
      unknownMethod: params.methods?.find((method) => !loaders.has(method)),
      address: ctx.address(),
      method: name,
    }),
});
