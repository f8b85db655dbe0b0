import { printTs } from "@platform/protocol";
import { selectStarredAmong, selectStarredTs } from "../../storage/queries/stars.ts";
import { bodySeparator } from "../../storage/queries/pages.ts";
import type { ReadContext } from "../context.ts";
import type { JoinedBodies } from "../messages/joinedPage.ts";
import { appendFields } from "../messages/message.ts";

/** Which of these conversations and files the caller starred. Apps have no stars. */
export async function readStarred({ db, caller }: ReadContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return caller.kind === "bot" ? new Set<string>() : selectStarredAmong(db, caller, ids);
}

/** Marks the messages of a page that the caller starred. Without any, the page stays as it was stored. */
export async function markStarred(
  { db, caller }: ReadContext,
  channelId: string,
  bodies: JoinedBodies,
): Promise<JoinedBodies> {
  if (caller.kind === "bot" || bodies.json === "") return bodies;
  const rows = await selectStarredTs(db, caller.userId, caller.teamId, channelId);
  if (rows.length === 0) return bodies;
  const starred = new Set(rows.map(({ ts }) => printTs(Number(ts))));
  const marked = bodies.json.split(bodySeparator).map((body) => {
    const { ts } = JSON.parse(body) as { readonly ts: string };
    return starred.has(ts) ? appendFields(body, { is_starred: true }) : body;
  });
  return { json: marked.join(bodySeparator) };
}
