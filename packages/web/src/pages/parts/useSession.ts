import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ClientSession, currentSession } from "../../api/session.ts";

/** Who looks at the page, and in which workspace. */
export function useSession(): UseQueryResult<ClientSession> {
  return useQuery({ queryKey: ["session"], queryFn: () => currentSession(), staleTime: Infinity });
}
