import { slackbotId } from "@platform/protocol";
import { escapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";
import type { ListRow } from "../access/accessList.ts";
import { personCaller } from "../access/personCaller.ts";
import { openDirect } from "../channels/openDirect.ts";
import type { WriteContext } from "../context.ts";
import { announce } from "../messages/writeMessage.ts";
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
  const title = titleOf(after, columns) || "an item";
  const text = `<@${ctx.caller.userId}> assigned you to *${title}* in the list *${escapeMrkdwn(list.title)}*.`;
  for (const userId of assigned) {
    const caller = await personCaller(ctx.db, { teamId: list.team_id, userId }, []);
    const direct = caller && (await openDirect({ ...ctx, caller }, [slackbotId]));
    if (direct?.ok) await announce(ctx, direct.channel, { user: slackbotId, text });
  }
}

function peopleIn(cells: Cells, columnId: string): readonly string[] {
  const value = cells[columnId];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
