import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertMetaOnce } from "../../storage/queries/meta.ts";
import { deleteSetupLinks } from "../../storage/queries/oneTimeLinks.ts";
import { upsertPassword } from "../../storage/queries/passwords.ts";
import { insertTeam, selectFirstTeam } from "../../storage/queries/teams.ts";
import type { WriteContext } from "../context.ts";
import { addPerson } from "../invites/joinByLink.ts";
import { seededKey } from "../store/seededKey.ts";
import { addFirstChannels } from "../teams/addFirstChannels.ts";
import { teamDomainOf } from "../teams/teamDomain.ts";

export interface FirstOwner {
  readonly realName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly workspace: string;
  /** As the browser asks for it, such as `de-AT`. */
  readonly locale: string;
}

/** Creates the first workspace of an empty server, its owner and its first channels. */
export async function createFirstOwner(
  ctx: WriteContext,
  owner: FirstOwner,
): Promise<Outcome<{ userId: string }, "link_over">> {
  // First, because it waits for another transaction that does the same, or loads a seed, at this moment.
  await insertMetaOnce(ctx.db, seededKey, String(ctx.nowMs));
  if (await selectFirstTeam(ctx.db)) return refuse("link_over");
  const teamId = ctx.ids.next("team");
  await insertTeam(ctx.db, {
    id: teamId,
    org_id: null,
    name: owner.workspace,
    domain: teamDomainOf(owner.workspace),
    locale: owner.locale,
    created_ms: ctx.nowMs,
  });
  const userId = await addPerson(ctx, { team_id: teamId, role: "primary_owner" }, { ...owner, isEmailTrusted: true });
  await upsertPassword(ctx.db, userId, owner.passwordHash, ctx.nowMs);
  await addFirstChannels(ctx, { teamId, userId });
  await deleteSetupLinks(ctx.db);
  return succeed({ userId });
}
