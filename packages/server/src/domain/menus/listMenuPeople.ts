import type { Outcome } from "@platform/protocol";
import { foldText } from "@platform/protocol/menus/matchText.ts";
import {
  type MenuPersonRow,
  selectMenuPeople,
  selectMetPeople,
  selectMetPeopleByName,
  selectPeopleByName,
} from "../../storage/queries/menus.ts";
import { accessUser } from "../access/accessUser.ts";
import { isBarredFrom } from "../access/barriers.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { type MenuAsked, type MenuItem, menuPage } from "./menuPage.ts";
import { pageByName, type ReadOn } from "./pageByName.ts";

export interface MenuPerson extends MenuItem {
  readonly sortName: string;
  readonly person: MenuPersonRow;
}

/** The people whom a menu offers the caller: those of the workspace; guests know only whom they meet in a channel. */
export async function listMenuPeople(
  ctx: ReadContext,
  asked: MenuAsked & { readonly isWithoutBots?: boolean },
): Promise<Outcome<{ items: MenuPerson[]; next: string }, "invalid_cursor">> {
  const isOffered = async ({ id, person }: MenuPerson) =>
    !(asked.isWithoutBots === true && person.bot_id !== null) && !(await isBarredFrom(ctx, id));
  const typed = foldText(asked.query.trim());
  if (typed === "") return pageByName(ctx, "people", asked, byName(ctx), isOffered);
  const { userId, teamId } = ctx.caller;
  const people = isGuest(ctx.caller)
    ? await selectMetPeople(ctx.db, userId, teamId, typed)
    : await selectMenuPeople(ctx.db, teamId, typed);
  return menuPage(ctx, "people", asked, people.map(itemOf), isOffered);
}

function byName({ db, caller }: ReadContext): ReadOn<MenuPerson> {
  const { userId, teamId } = caller;
  return async (page) => {
    const people = isGuest(caller)
      ? await selectMetPeopleByName(db, userId, teamId, page)
      : await selectPeopleByName(db, teamId, page);
    return people.map(itemOf);
  };
}

function itemOf(person: MenuPersonRow): MenuPerson {
  const text = person.display_name || person.real_name || person.name;
  const aliases = [person.real_name, person.name];
  return { id: person.id, text, aliases, sortName: person.sort_name, person };
}

/** People who are already chosen, including people who have left since. */
export async function nameChosenPeople(ctx: ReadContext, ids: readonly string[]): Promise<MenuPerson[]> {
  const found = await Promise.all(ids.map((id) => accessUser(ctx, id)));
  return found.flatMap((one) => (one.ok ? [itemOf(one.user)] : []));
}
