import { type Outcome, succeed } from "@platform/protocol";
import { selectPendingRequests } from "../../storage/queries/appRequests.ts";
import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { describeAppRequest } from "./describeAppRequest.ts";
import { governedPlaces, type NamedPlace, type PlaceCode } from "./governedPlaces.ts";

export interface RequestsAsked extends NamedPlace {
  readonly isFromDirectory: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
}

export type ListedRequest = Awaited<ReturnType<typeof describeAppRequest>> & {
  readonly is_user_app_collaborator: boolean;
};

/** The pending requests for apps in a workspace or anywhere in the org, by id. */
export async function listAppRequests(
  ctx: ReadContext,
  asked: RequestsAsked,
): Promise<Outcome<{ requests: ListedRequest[]; next: string }, PlaceCode | "invalid_cursor">> {
  const places = await governedPlaces(ctx, asked);
  if (!places.ok) return places;
  const { isFromDirectory, limit } = asked;
  const listing = `app requests ${isFromDirectory} ${places.teamIds.join(" ")}`;
  const from = openCursor(ctx, listing, asked.cursor);
  if (!from.ok) return from;
  const where = { teamIds: places.teamIds, isFromDirectory, afterId: from.at ?? "", limit: limit + 1 };
  const rows = await selectPendingRequests(ctx.db, where);
  const requests: ListedRequest[] = [];
  for (const row of rows.slice(0, limit)) {
    const team = await selectTeam(ctx.db, row.team_id);
    const user = await selectUser(ctx.db, row.team_id, row.user_id);
    if (!team) continue;
    const described = await describeAppRequest(ctx, row, { team, user });
    const workers = await selectCollaborators(ctx.db, row.app_id);
    const isOwn = workers.some(({ user_id }) => user_id === row.user_id);
    requests.push({ ...described, is_user_app_collaborator: isOwn });
  }
  const last = rows.slice(0, limit).at(-1);
  return succeed({ requests, next: rows.length > limit && last ? sealCursor(ctx, listing, last.id) : "" });
}
