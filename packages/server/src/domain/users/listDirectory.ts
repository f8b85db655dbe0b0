import { type Outcome, succeed } from "@platform/protocol";
import { selectUsersById } from "../../storage/queries/users.ts";
import { accessUser, type UserRow } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { listMenuPeople } from "../menus/listMenuPeople.ts";
import type { MenuAsked } from "../menus/menuPage.ts";

export interface DirectoryAsked extends MenuAsked {
  readonly isWithoutBots: boolean;
}

/** The people of the directory by name, a page at a time: the same as a menu of users offers, with their whole profiles. */
export async function listDirectory(
  ctx: ReadContext,
  asked: DirectoryAsked,
): Promise<Outcome<{ users: UserRow[]; next: string }, "invalid_cursor">> {
  const page = await listMenuPeople(ctx, asked);
  if (!page.ok) return page;
  const ids = page.items.map(({ id }) => id);
  const rows = new Map((await selectUsersById(ctx.db, ctx.caller.teamId, ids)).map((user) => [user.id, user]));
  return succeed({ users: ids.flatMap((id) => rows.get(id) ?? []), next: page.next });
}

/** People whom the caller names by id, in that order; an id that they may not look up is left out. */
export async function listNamedPeople(ctx: ReadContext, ids: readonly string[]): Promise<UserRow[]> {
  const users: UserRow[] = [];
  for (const id of new Set(ids)) {
    const found = await accessUser(ctx, id);
    if (found.ok) users.push(found.user);
  }
  return users;
}
