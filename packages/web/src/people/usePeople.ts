import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callOrThrow } from "../api/useCall.ts";
import { learnPeople } from "../store/people.ts";
import type { Person } from "../store/types.ts";

const method = "client.people.list";

interface Asked {
  readonly query: string;
  readonly isWithoutBots?: boolean | undefined;
  readonly pageSize?: number | undefined;
  readonly isEnabled?: boolean | undefined;
}

/** People by name or by what is typed, as the server finds them: this page may know only some of them. */
export function usePeople({ query, isWithoutBots = false, pageSize = 50, isEnabled = true }: Asked) {
  const pages = useInfiniteQuery({
    queryKey: [method, query, isWithoutBots, pageSize],
    enabled: isEnabled,
    initialPageParam: "",
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const asked = { query, cursor, limit: pageSize, exclude_bots: isWithoutBots };
      const page = await callOrThrow(method, asked, signal);
      learnPeople(page.members);
      return page;
    },
    getNextPageParam: ({ response_metadata: more }) => more.next_cursor || undefined,
  });
  const people = useMemo(
    (): readonly Person[] => pages.data?.pages.flatMap(({ members }) => members) ?? [],
    [pages.data],
  );
  return { ...pages, people };
}
