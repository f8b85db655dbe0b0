import { useQuery } from "@tanstack/react-query";
import { callOrThrow } from "../api/useCall.ts";
import { learnPeople } from "../store/people.ts";

const method = "client.people.list";

/** Learns who these people are with one call, instead of one for each that is shown. */
export function useNamedPeople(ids: readonly string[]): boolean {
  const named = useQuery({
    queryKey: [method, "ids", ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const { members } = await callOrThrow(method, { ids: [...ids] }, signal);
      learnPeople(members);
      return members.length;
    },
  });
  return ids.length === 0 || !named.isPending;
}
