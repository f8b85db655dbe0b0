import type { MethodName, MethodParams, MethodResult } from "@platform/sdk";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { callOrThrow } from "./useCall.ts";

type Answer<Name extends MethodName> = Extract<MethodResult<Name>, { readonly ok: true }>;

interface Paging {
  readonly response_metadata?: { readonly next_cursor?: string };
}

/**
 * A listing that the server searches and pages; the next page is read when the person asks for it. What was listed before stays
 * until what is asked for now has come, so that typing in a filter does not empty the page.
 */
export function usePages<Name extends MethodName, Row>(
  method: Name,
  params: MethodParams<Name>,
  rowsOf: (answer: Answer<Name>) => readonly Row[],
) {
  const pages = useInfiniteQuery({
    queryKey: [method, params, "pages"],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(method, { ...params, ...(pageParam === "" ? {} : { cursor: pageParam }) }, signal),
    getNextPageParam: (answer) => (answer as Paging).response_metadata?.next_cursor || undefined,
    placeholderData: keepPreviousData,
  });
  const first = pages.data?.pages[0];
  return {
    of: {
      data: pages.data && first ? { rows: pages.data.pages.flatMap(rowsOf), first } : undefined,
      isError: pages.isError,
      error: pages.error,
      refetch: () => pages.refetch(),
    },
    loadedMs: pages.dataUpdatedAt,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}
