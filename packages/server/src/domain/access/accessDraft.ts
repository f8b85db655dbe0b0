import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectDraft } from "../../storage/queries/drafts.ts";
import type { DraftRow } from "../../storage/tables/drafts.ts";
import type { ReadContext } from "../context.ts";

export type { DraftRow } from "../../storage/tables/drafts.ts";

/** The only access check for a draft: its author, in the workspace in which it was written. */
export async function accessDraft(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<{ draft: DraftRow }, "draft_not_found">> {
  const draft = isIdShaped(id) ? await selectDraft(db, id) : undefined;
  const isOwn = draft?.user_id === caller.userId && draft.team_id === caller.teamId;
  return draft && isOwn ? succeed({ draft }) : refuse("draft_not_found");
}
