import { isIdShaped, type Outcome, refuse } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectChannel } from "../../storage/queries/channels.ts";
import { selectTeamStanding } from "../../storage/queries/orgInstallations.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import type { Caller } from "../caller.ts";
import type { AccessConditions } from "./enterWorkspace.ts";

/** What an org-wide token asks for. */
export interface OrgEntry {
  /** Where the method may be called by such a token: nowhere, also without a workspace, or in a workspace only. */
  readonly orgWide: "refused" | "anywhere" | "in_workspace";
  readonly args: Readonly<Record<string, unknown>>;
}

export type OrgCode = "enterprise_is_restricted" | "team_access_not_granted" | "invalid_arguments";

/** As whom a call acts, and what its workspace has decided about such. */
export interface Place {
  readonly caller: Caller;
  readonly conditions: AccessConditions | undefined;
}

/**
 * The workspace that a call with an org-wide token acts in: the one it names, or the one that owns what it names. From
 * there on the caller is like any other of that workspace, so nothing further inside knows of orgs.
 */
export async function chooseWorkspace(db: Db, caller: Caller, entry: OrgEntry): Promise<Outcome<Place, OrgCode>> {
  if (entry.orgWide === "refused") return refuse("enterprise_is_restricted");
  const named = await namedWorkspace(db, caller, entry.args);
  if (named === "nothing" && entry.orgWide === "in_workspace") {
    return refuse("invalid_arguments", "missing required field: team_id");
  }
  // What is not there is not found in no workspace either, and the method says so in its own words.
  if (named === "nothing" || named === "unknown") return { ok: true, caller, conditions: undefined };
  if (!caller.granted?.includes(named)) return refuse("team_access_not_granted");
  const team = await selectTeamStanding(db, named, caller.appId ?? "");
  if (!team) return refuse("team_access_not_granted");
  return {
    ok: true,
    caller: { ...caller, teamId: team.id, teamName: team.name, teamDomain: team.domain },
    conditions: {
      move: team.move,
      resolution: team.resolution,
      lacksTwoFactor: false,
      networkPolicy: team.network_policy,
    },
  };
}

async function namedWorkspace(db: Db, caller: Caller, args: OrgEntry["args"]): Promise<string> {
  const teamId = idIn(args, "team_id") ?? idIn(args, "team");
  if (teamId !== undefined) return teamId === caller.orgId ? "nothing" : teamId;
  const channelId = idIn(args, "channel");
  if (channelId !== undefined) return ownerOf(db, caller, (await selectChannel(db, channelId))?.team_id);
  const userId = idIn(args, "user");
  if (userId !== undefined) return ownerOf(db, caller, await workspaceOf(db, caller, userId));
  return "nothing";
}

/** Of several workspaces that a user belongs to, one that the token may enter. */
async function workspaceOf(db: Db, { granted }: Caller, userId: string): Promise<string | undefined> {
  const users = await selectMemberships(db, userId);
  return (users.find(({ team_id }) => granted?.includes(team_id)) ?? users[0])?.team_id;
}

/** What another org has is not there. */
async function ownerOf(db: Db, caller: Caller, teamId: string | undefined): Promise<string> {
  const team = teamId === undefined ? undefined : await selectTeam(db, teamId);
  return team && team.org_id === caller.orgId ? team.id : "unknown";
}

function idIn(args: OrgEntry["args"], name: string): string | undefined {
  const value = args[name];
  return typeof value === "string" && isIdShaped(value) ? value : undefined;
}
