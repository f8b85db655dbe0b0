import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteConnection, selectIsConnected } from "../../storage/queries/sharing.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { defineOperation } from "../context.ts";
import { accessConnections, listSharedChannels } from "./externalTeams.ts";
import { unshareChannel } from "./shareChannel.ts";
import { partyOf } from "./sharing.ts";

export type DisconnectExternalCode = "restricted_action" | "invalid_target_team";

/** Ends every shared channel with another organization: each side leaves the channels of the other. */
export const disconnectExternalTeam = defineOperation(
  import.meta,
  async (ctx, { targetId }: { readonly targetId: string }): Promise<Outcome<object, DisconnectExternalCode>> => {
    const allowed = await accessConnections(ctx);
    if (!allowed.ok) return allowed;
    const { party, own } = allowed;
    const named = await selectTeam(ctx.db, targetId);
    const target = named ? partyOf(named) : targetId;
    if (target === party || !(await selectIsConnected(ctx.db, party, target))) return refuse("invalid_target_team");
    for (const { channel, home, teams } of await listSharedChannels(ctx, own)) {
      if (!teams.some((team) => partyOf(team) === target)) continue;
      // A channel of a third organization stays: both sides are its guests.
      if (partyOf(home) !== party && partyOf(home) !== target) continue;
      const leaving = partyOf(home) === party ? target : party;
      for (const team of teams) if (partyOf(team) === leaving) await unshareChannel(ctx, channel, home, team.id);
    }
    await deleteConnection(ctx.db, party, target);
    return succeed({});
  },
);
