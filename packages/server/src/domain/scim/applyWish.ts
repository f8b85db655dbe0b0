import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectHasAddress } from "../../storage/queries/scimPeople.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { notePerson } from "../audit/notePerson.ts";
import { isOrgOwner, isWorkspaceOwner } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { type AccountChange, changeAccount } from "../users/changeAccount.ts";
import { changeProfile } from "../users/changeProfile.ts";
import { setDepartment } from "../users/setDepartment.ts";
import type { PersonCode } from "./codes.ts";
import { deactivatePerson, reactivatePerson } from "./changeActive.ts";
import type { Directory } from "./directory.ts";
import type { ScimPerson } from "./findPeople.ts";
import { applyGuest } from "./applyGuest.ts";
import { ownsAccount } from "./ownsAccount.ts";
import type { PersonWish } from "./personWish.ts";
import { handleFor } from "./handleFor.ts";

type Applied = Outcome<object, PersonCode>;

/** Makes a person what a client wants them to be. What is so already is not touched. */
export async function applyWish(
  ctx: WriteContext,
  directory: Directory,
  person: ScimPerson,
  wish: PersonWish,
): Promise<Applied> {
  const { user } = person;
  const account = await readAccount(ctx, directory, person, wish);
  if (!account.ok) return account;
  const profile = profileOf(user, wish);
  const hasDepartment = wish.department !== undefined && wish.department !== user.department;
  const hasChange = Object.keys({ ...account.change, ...profile }).length > 0 || hasDepartment;
  if (hasChange && !(await mayChange(ctx, user))) return refuse("invalid_permissions");
  if (wish.isActive === true && !person.isActive) {
    const done = await reactivatePerson(ctx, person);
    if (!done.ok) return done;
  }
  if (Object.keys(profile).length > 0) {
    const changed = await changeProfile(ctx, user, profile);
    if (!changed.ok) return refuse("invalid_value", `a name or text of the profile is refused: ${changed.error}`);
  }
  if (Object.keys(account.change).length > 0) await changeAccount(ctx, user, account.change);
  if (hasDepartment) {
    const named = { teamId: user.team_id, userId: user.id, department: wish.department ?? "" };
    const set = await setDepartment.within(ctx, named);
    if (!set.ok) return set;
    await notePerson(ctx, user, "user_profile_updated", { details: { fields: ["department"] } });
  }
  const guest = await applyGuest(ctx, user, wish.guest);
  if (!guest.ok) return guest;
  return wish.isActive === false && person.isActive ? deactivatePerson(ctx, person) : succeed({});
}

/** Owners decide about owners and admins, and everybody about themselves. */
async function mayChange(ctx: WriteContext, user: UserRow): Promise<boolean> {
  const { caller } = ctx;
  if (user.id === caller.userId || (!isAdmin(user) && user.org_role === null)) return true;
  const team = await selectTeam(ctx.db, user.team_id);
  if (user.org_role !== null && !isOrgOwner(caller)) return false;
  return team !== undefined && isWorkspaceOwner(caller, team);
}

function profileOf(user: UserRow, wish: PersonWish): Readonly<Record<string, string>> {
  const wanted = {
    real_name: wish.realName,
    display_name: wish.displayName,
    title: wish.title,
    phone: wish.phone,
  } as const;
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== user[name as keyof typeof wanted],
  );
  return Object.fromEntries(changed) as Record<string, string>;
}

/** Who decides about the address of an account can become its owner, so that is checked more closely. */
async function readAccount(
  ctx: WriteContext,
  directory: Directory,
  { user, stored }: ScimPerson,
  wish: PersonWish,
): Promise<Outcome<{ change: AccountChange }, PersonCode>> {
  const { userName, email, tz, locale } = wish;
  const name = await handleFor(ctx, directory, { user, given: userName, before: stored?.user_name ?? undefined });
  if (!name.ok) return name;
  const isNewEmail = email !== undefined && email.toLowerCase() !== user.email?.toLowerCase();
  if (isNewEmail) {
    const isTop = user.role === "primary_owner" || user.org_role === "primary_owner";
    if (isTop && user.id !== ctx.caller.userId) return refuse("cannot_modify_primary_owner");
    if (!(await ownsAccount(ctx, directory, user))) return refuse("invalid_permissions");
    const asked = { teamIds: directory.teamIds, email, exceptId: user.id };
    if (await selectHasAddress(ctx.db, asked)) return refuse("email_taken");
  }
  return succeed({
    change: {
      ...(name.handle !== user.name && { name: name.handle }),
      ...(isNewEmail && { email }),
      ...(tz !== undefined && tz !== user.tz && { tz }),
      ...(locale !== undefined && locale !== user.locale && { locale }),
    },
  });
}
