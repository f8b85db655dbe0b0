import type { Filter } from "@platform/protocol/objects/filter.ts";
import type { MethodResult } from "@platform/sdk";
import { useMemo } from "react";
import { callOrThrow } from "../api/useCall.ts";
import type { MenuItem, MenuSource } from "./menuItem.ts";
import { pagedSource } from "./pagedSource.ts";
import { menusText } from "../strings/menus.ts";

type Conversation = Extract<MethodResult<"client.menus.conversations">, { readonly ok: true }>["items"][number];

const pageSize = 100;

/** The conversations that the person may see, by the filter of the menu. */
export function useConversationsSource(filter: Filter | undefined): MenuSource {
  const written = JSON.stringify(filter ?? {});
  return useMemo(() => {
    const asked = JSON.parse(written) as Filter;
    return pagedSource({
      key: ["conversations", asked],
      async list({ query, cursor }, signal) {
        const params = { ...asked, query, cursor, limit: pageSize };
        const page = await callOrThrow("client.menus.conversations", params, signal);
        return { items: page.items.map(itemOf), next: page.response_metadata.next_cursor };
      },
      async name(ids, signal) {
        return (await callOrThrow("client.menus.conversations", { ids: [...ids] }, signal)).items.map(itemOf);
      },
    });
  }, [written]);
}

function itemOf({ id, text, kind, is_archived: isArchived }: Conversation): MenuItem {
  return {
    id,
    text,
    detail: isArchived ? menusText.archived : undefined,
    symbol: { kind: kind === "record" ? "private" : kind },
  };
}
