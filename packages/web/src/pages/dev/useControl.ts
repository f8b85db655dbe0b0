import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Refused } from "../../api/Refused.ts";
import { control } from "./control.ts";

/** What a control answers, as React state. */
export function useControl<Answer>(name: string, options: { readonly everyMs?: number } = {}): UseQueryResult<Answer> {
  return useQuery({
    queryKey: ["control", name],
    queryFn: async ({ signal }) => {
      const answer = await control(name, {}, signal);
      if (!answer.ok) throw new Refused(name, answer.error ?? "refused");
      return answer as unknown as Answer;
    },
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  });
}
