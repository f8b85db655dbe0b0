import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteInvitesOf, insertOneTimeLink } from "../../storage/queries/oneTimeLinks.ts";
import { selectUserByEmail } from "../../storage/queries/users.ts";
import type { Role } from "../../storage/tables/memberships.ts";
import { defineOperation } from "../context.ts";
import { isEmail } from "./personFault.ts";
import { newLink } from "./linkRow.ts";

export interface PersonalInvite {
  readonly teamId: string;
  readonly email: string;
  readonly role: Role;
}

/** Creates a link with which one person joins a workspace, in any role but primary owner. An earlier one of the address stops working. */
export const createPersonalInvite = defineOperation(
  import.meta,
  async (ctx, input: PersonalInvite): Promise<Outcome<{ path: string }, "email_wrong" | "email_taken">> => {
    if (!isEmail(input.email)) return refuse("email_wrong");
    const holder = await selectUserByEmail(ctx.db, input.teamId, input.email);
    if (holder?.deactivated_ms === null) return refuse("email_taken");
    const email = input.email.toLowerCase();
    await deleteInvitesOf(ctx.db, input.teamId, email);
    const { path, row } = newLink(ctx, { purpose: "invite", team_id: input.teamId, email, role: input.role });
    await insertOneTimeLink(ctx.db, row);
    return succeed({ path });
  },
);
