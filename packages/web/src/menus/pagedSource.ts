import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { MenuItem, MenuSource } from "./menuItem.ts";
import { useDelayed } from "../ui/useDelayed.ts";
import { menusText } from "../strings/menus.ts";

const pauseMs = 100;

export interface Page {
  readonly items: readonly MenuItem[];
  readonly next: string;
}

interface Pages {
  /** Names what is listed, filter and all. */
  readonly key: readonly unknown[];
  readonly list: (asked: { query: string; cursor: string }, signal: AbortSignal) => Promise<Page>;
  /** What is chosen already, by id. */
  readonly name: (ids: readonly string[], signal: AbortSignal) => Promise<readonly MenuItem[]>;
}

/** A menu that the server fills, page by page, with what the person may see. */
export function pagedSource({ key, list, name }: Pages): MenuSource {
  return {
    useOffer(query, isOpen) {
      const typed = useDelayed(query.trim(), pauseMs);
      const pages = useInfiniteQuery({
        queryKey: ["menu", ...key, typed],
        enabled: isOpen,
        initialPageParam: "",
        queryFn: ({ pageParam, signal }) => list({ query: typed, cursor: pageParam }, signal),
        getNextPageParam: ({ next }) => (next === "" ? undefined : next),
      });
      const items = useMemo(() => pages.data?.pages.flatMap((page) => page.items) ?? [], [pages.data]);
      if (pages.isError) {
        return { state: "failed", text: menusText.loadFailed, retry: () => void pages.refetch() };
      }
      if (pages.isPending || typed !== query.trim()) return { state: "loading" };
      if (items.length === 0) return { state: "empty" };
      const loadMore = () => {
        if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
      };
      return { state: "ready", items, loadMore };
    },
    useChosen(ids) {
      const named = useQuery<readonly MenuItem[]>({
        queryKey: ["menu", ...key, "named", ids],
        enabled: ids.length > 0,
        placeholderData: keepPreviousData,
        queryFn: ({ signal }) => name(ids, signal),
      });
      return ids.map((id) => named.data?.find((item) => item.id === id) ?? { id, text: named.data ? id : "…" });
    },
  };
}
