import type { MethodName, MethodParams, MethodResult } from "@platform/sdk";
import { QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call } from "./call.ts";
import { Refused } from "./Refused.ts";

const staleMs = 30_000;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      // A refusal is the same the second time; only what broke on the way is worth another try.
      retry: (failures, error) => !(error instanceof Refused) && failures < 3,
    },
  },
});

/** The method's answer, or throws what it refused: for queries and mutations. */
export async function callOrThrow<Name extends MethodName>(
  method: Name,
  params: MethodParams<Name>,
  signal?: AbortSignal,
): Promise<Extract<MethodResult<Name>, { readonly ok: true }>> {
  const answer = await call(method, params, signal);
  if (!answer.ok) throw new Refused(method, answer.error);
  return answer as Extract<MethodResult<Name>, { readonly ok: true }>;
}

/**
 * A method's answer as React state: loading, error, data.
 *
 * @example
 * const members = useCall("users.list", { limit: 200 });
 */
export function useCall<Name extends MethodName>(
  method: Name,
  params: MethodParams<Name>,
  { poll, ...options }: Options<Succeeded<Name>> = {},
): UseQueryResult<Succeeded<Name>> {
  return useQuery({
    queryKey: [method, params],
    queryFn: ({ signal }) => callOrThrow(method, params, signal),
    ...(poll && {
      refetchInterval: ({ state: { data } }: Asked<Succeeded<Name>>) =>
        data && poll.until(data) ? false : poll.everyMs,
    }),
    ...options,
  });
}

type Succeeded<Name extends MethodName> = Extract<MethodResult<Name>, { readonly ok: true }>;

/** As much of a query as decides whether to ask again. */
interface Asked<Answer> {
  readonly state: { readonly data: Answer | undefined };
}

interface Options<Answer> {
  readonly enabled?: boolean;
  /** Asks again and again, for what changes without an event. */
  readonly poll?: { readonly everyMs: number; readonly until: (answer: Answer) => boolean };
}
