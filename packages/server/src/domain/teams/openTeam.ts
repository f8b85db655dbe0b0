import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertMetaOnce } from "../../storage/queries/meta.ts";
import { deleteSetupLinks, lockRedemption } from "../../storage/queries/oneTimeLinks.ts";
import { insertTeamOnce } from "../../storage/queries/teams.ts";
import { noteShell } from "../audit/noteShell.ts";
import { defineOperation } from "../context.ts";
import { createPersonalInvite } from "../oneTimeLinks/createPersonalInvite.ts";
import { seededKey } from "../store/seededKey.ts";
import { addFirstChannels } from "./addFirstChannels.ts";
import { isTeamDomain } from "./teamDomain.ts";

export type OpenTeamCode = "domain_wrong" | "domain_taken" | "email_wrong" | "email_taken";

export interface OpenedTeam {
  readonly name: string;
  readonly domain: string;
  /** The address of the person who becomes its primary owner. */
  readonly ownerEmail: string;
  /** The operating system account that runs the command. */
  readonly operator: string;
}

/** Creates a workspace for an operator, outside of any org, and the link with which its primary owner enters. */
export const openTeam = defineOperation(
  import.meta,
  async (ctx, input: OpenedTeam): Promise<Outcome<{ teamId: string; path: string }, OpenTeamCode>> => {
    const { name, domain, ownerEmail, operator } = input;
    if (!isTeamDomain(domain)) return refuse("domain_wrong");
    await lockRedemption(ctx.db);
    const teamId = ctx.ids.next("team");
    const row = { id: teamId, org_id: null, name, domain, locale: "en-US", created_ms: ctx.nowMs };
    if (!(await insertTeamOnce(ctx.db, row))) return refuse("domain_taken");
    const invited = await createPersonalInvite.within(ctx, { teamId, email: ownerEmail, role: "owner" });
    if (!invited.ok) return invited;
    // The server is no longer empty: nobody else sets it up, and a seed is not loaded any more.
    await insertMetaOnce(ctx.db, seededKey, String(ctx.nowMs));
    await deleteSetupLinks(ctx.db);
    await addFirstChannels(ctx, { teamId, userId: undefined });
    await noteShell(ctx, {
      action: "shell.workspace.create",
      operator,
      entity: { type: "workspace", id: teamId, state: { name, domain } },
      teamId,
      details: { owner: ownerEmail.toLowerCase() },
    });
    return succeed({ teamId, path: invited.path });
  },
);
