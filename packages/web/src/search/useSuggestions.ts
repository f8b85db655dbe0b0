import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callOrThrow } from "../api/useCall.ts";
import { usePeople } from "../people/usePeople.ts";
import { nameOf } from "../store/people.ts";
import { useDelayed } from "../ui/useDelayed.ts";
import { lookupOf, type Suggestion, suggestionsOf } from "./suggestions.ts";

/** Of fast typing only the last word is looked up. */
const settleMs = 120;
const offeredMax = 5;

/** What fits what is typed so far. People and channels come from the server, which knows all of them. */
export function useSuggestions(typed: string, isOpen: boolean, recent: readonly string[]): readonly Suggestion[] {
  const asked = useDelayed(typed, settleMs);
  const { people: name, channels: channelName } = lookupOf(asked);
  const { people } = usePeople({
    query: name ?? "",
    pageSize: offeredMax,
    isEnabled: isOpen && name !== undefined,
  });
  const { data: channels } = useQuery({
    queryKey: ["client.menus.conversations", "search", channelName],
    enabled: isOpen && channelName !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callOrThrow(
        "client.menus.conversations",
        { query: channelName ?? "", limit: offeredMax, include: ["public", "private"] },
        signal,
      ),
  });
  return useMemo(() => {
    if (!isOpen) return [];
    const wanted = lookupOf(typed);
    return suggestionsOf(typed, {
      recent,
      people:
        wanted.people === undefined ? [] : people.map((one) => ({ id: one.id, name: one.name, title: nameOf(one) })),
      channels:
        wanted.channels === undefined ? [] : (channels?.items ?? []).map(({ id, text }) => ({ id, name: text })),
    });
  }, [typed, isOpen, people, channels, recent]);
}
