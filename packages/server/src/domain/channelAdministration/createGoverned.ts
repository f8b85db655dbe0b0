import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelNameTaken } from "../../storage/queries/channels.ts";
import { selectTeam, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { selectAdmins } from "../../storage/queries/users.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { insertNewChannel } from "../channels/insertNewChannel.ts";
import { nameFault } from "../channels/nameFault.ts";
import { shareChannel } from "../connections/shareChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";

export interface CreateGoverned {
  /** One workspace; all of the caller's org when left out. */
  readonly teamId: string | undefined;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly purpose: string;
}

export type CreateGovernedCode = "invalid_name" | "name_taken" | "restricted_action" | "team_not_found";

/** An administrator creates a channel in a workspace, which need not be the administrator's own. */
export const createGoverned = defineOperation(
  import.meta,
  async (ctx, input: CreateGoverned): Promise<Outcome<{ channelId: string }, CreateGovernedCode>> => {
    const governed = await homeOf(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { home } = governed;
    const { name, purpose } = input;
    if (nameFault(name)) return refuse("invalid_name");
    if (await selectChannelNameTaken(ctx.db, home.id, name)) return refuse("name_taken");
    const isOwn = home.id === ctx.caller.teamId;
    const creatorId = isOwn ? ctx.caller.userId : (await selectAdmins(ctx.db, home.id, 1))[0]?.id;
    if (creatorId === undefined) throw new Error(`workspace ${home.id} has no owner`);
    const kind = input.isPrivate ? "private" : "public";
    const channel = await insertNewChannel(ctx, {
      teamId: home.id,
      kind,
      name,
      purpose,
      creatorId,
      // Nobody is put into a public channel without being asked. A private one needs a member who can invite others.
      isJoined: isOwn || kind === "private",
    });
    if (input.teamId === undefined) {
      const others = home.org_id === null ? [] : await selectTeamsOfOrg(ctx.db, home.org_id);
      for (const { id } of others)
        if (id !== home.id) await shareChannel(ctx, channel, home, { teamId: id, isLimited: false });
    }
    return succeed({ channelId: channel.id });
  },
);

async function homeOf(
  ctx: WriteContext,
  teamId: string | undefined,
): Promise<Outcome<{ home: TeamRow }, "restricted_action" | "team_not_found">> {
  if (teamId === undefined) {
    const home = (await mayAdministerOrg(ctx)) ? await selectTeam(ctx.db, ctx.caller.teamId) : undefined;
    return home ? succeed({ home }) : refuse("restricted_action");
  }
  const governed = await governTeam(ctx, teamId);
  if (governed.ok) return succeed({ home: governed.team });
  return refuse(governed.error === "not_an_admin" ? "restricted_action" : governed.error);
}
