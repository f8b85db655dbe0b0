import type { MethodResult } from "@platform/sdk";
import { callOrThrow } from "../api/useCall.ts";
import type { MenuItem } from "./menuItem.ts";
import { pagedSource } from "./pagedSource.ts";
import { menusText } from "../strings/menus.ts";

type Person = Extract<MethodResult<"client.menus.users">, { readonly ok: true }>["items"][number];

const pageSize = 100;

/** The people whom the person may see. */
export const peopleSource = pagedSource({
  key: ["users"],
  async list({ query, cursor }, signal) {
    const page = await callOrThrow("client.menus.users", { query, cursor, limit: pageSize }, signal);
    return { items: page.items.map(itemOf), next: page.response_metadata.next_cursor };
  },
  async name(ids, signal) {
    return (await callOrThrow("client.menus.users", { ids: [...ids] }, signal)).items.map(itemOf);
  },
});

function itemOf({ id, text, real_name, title, is_bot: isBot, deleted: isGone }: Person): MenuItem {
  const about = [real_name === text ? "" : real_name, title, isGone ? menusText.deactivated : ""].filter(Boolean);
  return { id, text, detail: about.join(" · ") || undefined, symbol: { kind: "person", isBot, isGone } };
}
