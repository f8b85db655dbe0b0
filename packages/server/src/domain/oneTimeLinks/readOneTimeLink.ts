import { selectOneTimeLink } from "../../storage/queries/oneTimeLinks.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import type { OneTimeLinkRow } from "./linkRow.ts";

/** What the page of a link shows. */
export interface OneTimeLink {
  readonly purpose: OneTimeLinkRow["purpose"];
  /** The name of the workspace; empty for a setup link. */
  readonly team: string;
  /** Empty for a setup link. */
  readonly teamId: string;
  /** The name of the person who chooses a password, or the address of the invited one. */
  readonly person: string;
  readonly isGuest: boolean;
  /** What an inviter writes, and the name that the form suggests. */
  readonly message?: string;
  readonly realName?: string;
}

/** The link of a secret while it is valid; an invalid one gives no reason. */
export async function readOneTimeLink(ctx: ReadContext, key: string): Promise<OneTimeLink | undefined> {
  const link = await selectOneTimeLink(ctx.db, hashToken(key), ctx.nowMs);
  if (!link) return undefined;
  const isGuest = link.role?.endsWith("guest") === true;
  if (link.purpose === "setup") return { purpose: "setup", team: "", teamId: "", person: "", isGuest };
  const team = link.team_id === null ? undefined : await selectTeam(ctx.db, link.team_id);
  if (!team || team.deleted_ms !== null) return undefined;
  if (link.purpose === "invite") {
    const { message, real_name: realName } = link;
    return {
      purpose: "invite",
      team: team.name,
      teamId: team.id,
      person: link.email ?? "",
      isGuest,
      message,
      realName,
    };
  }
  const user = link.user_id === null ? undefined : await selectUserAtHome(ctx.db, link.user_id);
  if (!user || user.deactivated_ms !== null) return undefined;
  return { purpose: "password", team: team.name, teamId: team.id, person: user.real_name || user.name, isGuest };
}
