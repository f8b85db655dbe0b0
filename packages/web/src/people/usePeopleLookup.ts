import { useDelayed } from "../ui/useDelayed.ts";
import { usePeople } from "./usePeople.ts";

/** Of fast typing only what it ends with is looked up. */
const pauseMs = 120;
const foundMax = 20;

/** People whom the server finds by what is typed. A large workspace has more than this page knows. */
export function usePeopleLookup(typed: string) {
  const query = typed.trim();
  const asked = useDelayed(query, pauseMs);
  const { people, isFetching } = usePeople({ query: asked, pageSize: foundMax, isEnabled: asked !== "" });
  return { people, isLooking: query !== asked || isFetching };
}
