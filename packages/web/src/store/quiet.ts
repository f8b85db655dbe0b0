import { call } from "../api/call.ts";
import { quietTimesOf } from "./quietTimes.ts";
import { change } from "./store.ts";

export async function refreshQuiet(): Promise<void> {
  const answer = await call("dnd.info", {});
  if (answer.ok) change((state) => ({ ...state, quiet: quietTimesOf(answer) }));
}
