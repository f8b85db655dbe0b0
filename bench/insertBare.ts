import { succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { docsOf } from "@platform/server/domain/search/indexMessages.ts";
import { insertMessages } from "@platform/server/storage/queries/messages.ts";
import { putSearchDocs } from "@platform/server/storage/queries/search.ts";
import type { MessageRow } from "@platform/server/storage/tables/messages.ts";

export interface BareRows {
  readonly teamId: string;
  readonly rows: readonly MessageRow[];
}

/** Rows of messages and their entries in the search index, past all rules. */
export const insertBare = defineOperation(import.meta, async (ctx, { teamId, rows }: BareRows) => {
  await insertMessages(ctx.db, rows);
  await putSearchDocs(ctx.db, docsOf(rows.map((row) => ({ ...row, team_id: teamId }))));
  return succeed({});
});
