import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import type { ListRow } from "../access/accessList.ts";
import type { WriteContext } from "../context.ts";
import { sendSlackbotMessage } from "../messages/sendSlackbotMessage.ts";
import { type Cells, titleOf } from "@platform/protocol/lists/cells.ts";
import { type Column, columnTypes } from "@platform/protocol/lists/columns.ts";

export interface ItemChange {
  readonly list: ListRow;
  readonly columns: readonly Column[];
  readonly before: Cells;
  readonly after: Cells;
}

/** Slackbot writes to the people whom a change put into a column that notifies; callers are not notified of what they do. */
export async function notifyAssigned(ctx: WriteContext, { list, columns, before, after }: ItemChange): Promise<void> {
  const notifying = columns.filter(({ type, options }) => columnTypes[type] === "user" && options?.notify_users);
  const assigned = new Set(
    notifying.flatMap(({ id }) => peopleIn(after, id).filter((userId) => !peopleIn(before, id).includes(userId))),
  );
  assigned.delete(ctx.caller.userId);
  for (const userId of assigned) {
    await sendSlackbotMessage(ctx, { teamId: list.team_id, userId }, (notices) => {
      const title = titleOf(after, columns) || notices.untitledItem;
      return notices.assigned(`<@${ctx.caller.userId}>`, title, escapeMrkdwn(list.title));
    });
  }
}

function peopleIn(cells: Cells, columnId: string): readonly string[] {
  const value = cells[columnId];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
