import { type Outcome, refuse, succeed } from "@platform/protocol";
import { takeInviteLinkUse } from "../../storage/queries/inviteLinks.ts";
import { upsertPassword } from "../../storage/queries/passwords.ts";
import { upsertPreferences } from "../../storage/queries/preferences.ts";
import { insertUser, selectUser, selectUserByEmail } from "../../storage/queries/users.ts";
import type { Role } from "../../storage/tables/memberships.ts";
import { addMembers } from "../channels/addMembers.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { readAdmission } from "../identities/readAdmission.ts";
import { newcomerChannels } from "../teams/newcomerChannels.ts";
import { freeHandle } from "../users/freeHandle.ts";
import { emitUserEvents } from "../users/emitUserEvents.ts";
import { type GivenInvite, readInviteLink } from "./readInviteLink.ts";
import { notePerson } from "../audit/notePerson.ts";
import { isGuest } from "../caller.ts";

export interface Newcomer extends GivenInvite {
  readonly realName: string;
  readonly email: string;
  readonly passwordHash: string;
  /** As the browser asks for it, such as `de-AT`. */
  readonly locale: string;
}

export type JoinByLinkCode = "invite_not_found" | "email_taken" | "provider_required";

const colors = ["0b6e63", "0a5fb0", "8f1d4a", "8a5a00", "5b3fa8", "1a7f37"];

/** Creates an account for a person with an invite link: they join the default channels, and all members are notified. */
export const joinByLink = defineOperation(
  import.meta,
  async (ctx, input: Newcomer): Promise<Outcome<{ userId: string }, JoinByLinkCode>> => {
    const invited = await readInviteLink(ctx, input);
    if (!invited) return refuse("invite_not_found");
    const { link } = invited;
    if (!(await readAdmission(ctx.db, { teamId: link.team_id, providerId: "" }))) return refuse("provider_required");
    // Of a removed account the address is free: its creator may never have owned the address, which is not verified.
    const holder = await selectUserByEmail(ctx.db, link.team_id, input.email);
    if (holder?.deactivated_ms === null) return refuse("email_taken");
    if (!(await takeInviteLinkUse(ctx.db, link.id, ctx.nowMs))) return refuse("invite_not_found");
    const userId = await addPerson(ctx, link, input);
    await upsertPassword(ctx.db, userId, input.passwordHash, ctx.nowMs);
    for (const channel of await newcomerChannels(ctx, link)) {
      await addMembers(ctx, channel, [userId], link.inviter_id);
    }
    return succeed({ userId });
  },
);

/** Where a new person belongs, and as what. */
export interface Admission {
  readonly team_id: string;
  readonly role: Role;
}

export async function addPerson(
  ctx: WriteContext,
  link: Admission,
  person: Pick<Newcomer, "realName" | "email" | "locale"> & {
    /** An operator chose the address. */ readonly isEmailTrusted?: true;
    /** The handle, where it does not come from the address. */ readonly handle?: string;
    /** Who adds the person; the person themselves where nobody is named. */ readonly actorId?: string;
  },
): Promise<string> {
  const id = ctx.ids.next("user");
  const name = await freeHandle(ctx, link.team_id, { wanted: person.handle ?? handleIn(person.email) });
  await insertUser(ctx.db, {
    id,
    team_id: link.team_id,
    name,
    real_name: person.realName,
    display_name: name,
    email: person.email,
    email_verified_ms: person.isEmailTrusted ? ctx.nowMs : null,
    title: "",
    role: link.role,
    tz: "Etc/UTC",
    locale: person.locale,
    color: colors[name.length % colors.length] ?? "5e5b55",
    bot_id: null,
    app_id: null,
    created_ms: ctx.nowMs,
    joined_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    deactivated_ms: null,
  });
  // People of a seed and bots are not greeted, so that fixtures open what their tests expect.
  const welcome = link.role === "primary_owner" ? "setup" : "tour";
  await upsertPreferences(ctx.db, { user_id: id, chosen: JSON.stringify({ welcome }) });
  const user = await selectUser(ctx.db, link.team_id, id);
  if (user) await emitUserEvents(ctx, user, ["team_join"]);
  if (user)
    await notePerson(ctx, user, isGuest(user) ? "guest_created" : "user_created", { actorId: person.actorId ?? id });
  return id;
}

/** The part before the @, in the characters that a name may have. */
export function handleIn(email: string): string {
  return (email.split("@")[0] ?? "").toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "_") || "person";
}
