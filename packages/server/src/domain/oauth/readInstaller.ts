import { selectInstallation } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { selectOrg } from "../../storage/queries/teams.ts";
import { selectAdmins, selectUser } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { canInstallForOrg } from "./canInstallForOrg.ts";
import type { InstallWish } from "./readInstallRequest.ts";
import { type InstallPermission, installPermissionOf } from "./installPermissionOf.ts";

/** The signed-in person, and what they may do about the request. */
export interface Installer {
  readonly userId: string;
  readonly name: string;
  readonly team: { readonly id: string; readonly name: string };
  readonly permission: InstallPermission;
  /** Other workspaces of this person. */
  readonly otherTeams: readonly { readonly id: string; readonly name: string }[];
  /** Who can help a person without the permission. */
  readonly admins: readonly string[];
  readonly isInstalled: boolean;
  /** This person gave the app everything that it asks for before, and nobody took it back. */
  readonly hasConsented: boolean;
  /** The org, when it is this person's to say whether the app may come into all of it. */
  readonly org: { readonly id: string; readonly name: string } | undefined;
}

const namedAdmins = 3;

/** Who is about to decide, and what they need to know for it. */
export async function readInstaller(ctx: ReadContext, install: InstallWish): Promise<Installer> {
  const { userId, teamId, teamName } = ctx.caller;
  const user = await selectUser(ctx.db, teamId, userId);
  const installation = await selectInstallation(ctx.db, install.app.id, teamId);
  return {
    userId,
    name: user?.real_name ?? ctx.caller.userName,
    team: { id: teamId, name: teamName },
    permission: await installPermissionOf(ctx, install),
    otherTeams: install.app.distribution === "internal" ? [] : await otherTeamsOf(ctx),
    admins: (await selectAdmins(ctx.db, teamId, namedAdmins)).map((admin) => admin.real_name),
    isInstalled: installation?.removed_ms === null,
    hasConsented: installation?.removed_ms === null && (await hasConsented(ctx, install, installation.id)),
    org: canInstallForOrg(ctx, install) ? await orgOf(ctx) : undefined,
  };
}

async function hasConsented(
  { db, caller }: ReadContext,
  { botScopes, userScopes }: InstallWish,
  installationId: string,
): Promise<boolean> {
  if (botScopes.length > 0) return false;
  const grants = await selectLiveGrants(db, installationId);
  const own = grants.filter(({ kind, user_id, team_id }) => {
    return kind === "user" && user_id === caller.userId && team_id === caller.teamId;
  });
  const held = own.flatMap((grant) => grant.scopes.split(","));
  return userScopes.every((scope) => held.includes(scope));
}

async function orgOf({ db, caller }: ReadContext) {
  const org = caller.orgId === undefined ? undefined : await selectOrg(db, caller.orgId);
  return org && { id: org.id, name: org.name };
}

/** Other workspaces of the caller, in which they could install the app instead. */
async function otherTeamsOf({ db, caller }: ReadContext) {
  const teams = await selectTeamsOfUser(db, caller.userId);
  return teams.filter((team) => team.id !== caller.teamId).map(({ id, name }) => ({ id, name }));
}
