import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { isInRanges, isRange } from "../../ports/outgoing/networks.ts";
import { printNetworkPolicy } from "./networkPolicy.ts";

export interface PolicyChange {
  readonly teamId: string;
  /** None ends the policy. */
  readonly networks: readonly string[];
  readonly methods: readonly string[] | undefined;
  /** One of them that is no method: a policy with a misspelled name would protect nothing. */
  readonly unknownMethod: string | undefined;
  /** The caller who sets it, and the method it is set with. */
  readonly address: string;
  readonly method: string;
}

export type PolicyCode = GovernCode | "invalid_networks" | "invalid_methods" | "caller_outside_networks";

/** Limits methods to networks. The caller must stay inside, or nobody could undo it. */
export const setNetworkPolicy = defineOperation(
  import.meta,
  async (ctx, input: PolicyChange): Promise<Outcome<object, PolicyCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { team } = governed;
    const wrong = input.networks.find((network) => !isRange(network));
    if (wrong !== undefined) return refuse("invalid_networks", `${wrong} is no range of addresses`);
    if (input.unknownMethod !== undefined) {
      return refuse("invalid_methods", `${input.unknownMethod} is no method of this server`);
    }
    if (input.networks.length === 0) {
      await updateTeam(ctx.db, team.id, { network_policy: null });
      return succeed({});
    }
    const networks = input.networks.map((network) => network.trim()).join(",");
    const coversItself = input.methods === undefined || input.methods.includes(input.method);
    if (team.id === ctx.caller.teamId && coversItself && !isInRanges(input.address, networks)) {
      return refuse("caller_outside_networks", `you are calling from ${input.address}`);
    }
    await updateTeam(ctx.db, team.id, { network_policy: printNetworkPolicy({ networks, methods: input.methods }) });
    await endAccess(ctx, { teamId: team.id });
    return succeed({});
  },
);
