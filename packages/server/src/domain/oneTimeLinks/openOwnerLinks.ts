import type { Db } from "../../storage/db.ts";
import { selectPasswordHash } from "../../storage/queries/passwords.ts";
import { selectLiveTeams, selectFirstTeam } from "../../storage/queries/teams.ts";
import { selectAdmins } from "../../storage/queries/users.ts";
import type { Context } from "../context.ts";
import { createPasswordLink } from "./createPasswordLink.ts";
import { createSetupLink } from "./createSetupLink.ts";

/** A link that lets an owner in, for the terminal of the operator. */
export interface OwnerLink {
  readonly path: string;
  /** Nothing for the link that creates the first owner. */
  readonly owner: { readonly name: string; readonly email: string | undefined; readonly workspace: string } | undefined;
}

/** Owners of one workspace who are offered a link. */
const ownersMax = 20;

/**
 * Links for a server that nobody can enter: one to create the first owner, or one for each owner without a password in
 * every workspace whose owners have none. `forEveryOwner` includes workspaces in which
 * another owner has one.
 */
export async function openOwnerLinks(
  ctx: Pick<Context, "db" | "write">,
  { forEveryOwner }: { readonly forEveryOwner: boolean },
): Promise<OwnerLink[]> {
  if (!(await selectFirstTeam(ctx.db))) {
    const created = await ctx.write(createSetupLink, {});
    return created.ok ? [{ path: created.path, owner: undefined }] : [];
  }
  const links: OwnerLink[] = [];
  for (const { team, owner } of await ownersWithoutPassword(ctx.db, forEveryOwner)) {
    const created = await ctx.write(createPasswordLink, { userId: owner.id, removesSecondFactor: false });
    const { name, email } = owner;
    if (created.ok)
      links.push({ path: created.path, owner: { name, email: email ?? undefined, workspace: team.name } });
  }
  return links;
}

async function ownersWithoutPassword(db: Db, forEveryOwner: boolean) {
  const found = [];
  for (const team of await selectLiveTeams(db)) {
    const admins = await selectAdmins(db, team.id, ownersMax);
    const owners = admins.filter(({ role }) => role === "primary_owner" || role === "owner");
    const hashes = await Promise.all(owners.map(({ id }) => selectPasswordHash(db, id)));
    const without = owners.filter((_, at) => hashes[at] === undefined);
    if (forEveryOwner || without.length === owners.length) found.push(...without.map((owner) => ({ team, owner })));
  }
  return found;
}
