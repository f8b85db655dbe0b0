import type { Outcome } from "@platform/protocol";
import { foldText } from "@platform/protocol/menus/matchText.ts";
import { type MenuPersonRow, selectMenuPeople, selectMetPeople } from "../../storage/queries/menus.ts";
import { accessUser } from "../access/accessUser.ts";
import { isBarredFrom } from "../access/barriers.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { type MenuAsked, type MenuItem, menuPage } from "./menuPage.ts";

export interface MenuPerson extends MenuItem {
  readonly person: MenuPersonRow;
}

/** The people whom a menu offers the caller: those of the workspace; guests know only whom they meet in a channel. */
export async function listMenuPeople(
  ctx: ReadContext,
  asked: MenuAsked,
): Promise<Outcome<{ items: MenuPerson[]; next: string }, "invalid_cursor">> {
  const { userId, teamId } = ctx.caller;
  const typed = foldText(asked.query.trim());
  const people = isGuest(ctx.caller)
    ? await selectMetPeople(ctx.db, userId, teamId, typed)
    : await selectMenuPeople(ctx.db, teamId, typed);
  return menuPage(ctx, "people", asked, people.map(itemOf), async ({ id }) => !(await isBarredFrom(ctx, id)));
}

function itemOf(person: MenuPersonRow): MenuPerson {
  const text = person.display_name || person.real_name || person.name;
  return { id: person.id, text, alias: `${person.real_name} ${person.name}`, person };
}

/** Those who are chosen already, also when they have left since. */
export async function nameChosenPeople(ctx: ReadContext, ids: readonly string[]): Promise<MenuPerson[]> {
  const found = await Promise.all(ids.map((id) => accessUser(ctx, id)));
  return found.flatMap((one) => (one.ok ? [itemOf(one.user)] : []));
}
