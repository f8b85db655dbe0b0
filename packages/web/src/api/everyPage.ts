import type { MethodName, MethodParams, MethodResult } from "@platform/sdk";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { callOrThrow } from "./useCall.ts";

type Answer<Name extends MethodName> = Extract<MethodResult<Name>, { readonly ok: true }>;

/** As many as a listing hands out at once. */
export const pageSize = 999;

/** All that a listing has, page after page; throws what was refused. */
export async function everyPage<Name extends MethodName, Item>(
  method: Name,
  params: MethodParams<Name>,
  itemsOf: (answer: Answer<Name>) => readonly Item[],
  signal?: AbortSignal,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor = "";
  do {
    const answer = await callOrThrow(method, { ...params, limit: pageSize, cursor }, signal);
    items.push(...itemsOf(answer));
    const { response_metadata: more } = answer as { readonly response_metadata?: { readonly next_cursor?: string } };
    cursor = more?.next_cursor ?? "";
  } while (cursor !== "");
  return items;
}

/** The same as React state. What was listed before stays until what is asked for now has come. */
export function useEveryPage<Name extends MethodName, Item>(
  method: Name,
  params: MethodParams<Name>,
  itemsOf: (answer: Answer<Name>) => readonly Item[],
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<Item[]> {
  return useQuery({
    queryKey: [method, params, "every page"],
    queryFn: ({ signal }) => everyPage(method, params, itemsOf, signal),
    placeholderData: keepPreviousData,
    ...options,
  });
}
