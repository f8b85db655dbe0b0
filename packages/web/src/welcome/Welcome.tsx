import { useClient } from "../store/store.ts";
import { Setup } from "./Setup.tsx";
import { Tour } from "./Tour.tsx";

/** What greets a new person; a chunk of its own, because nearly everyone has seen it. */
export default function Welcome() {
  const welcome = useClient((state) => state.preferences.welcome);
  if (welcome === "setup") return <Setup />;
  return welcome === "tour" ? <Tour /> : null;
}
