import { call } from "../api/call.ts";
import { applyEvent } from "../store/applyEvent.ts";
import { change, store } from "../store/store.ts";
import { dialogsText } from "../strings/dialogs.ts";
import { statusText } from "../strings/statuses.ts";

const sentences: Readonly<Record<string, string>> = {
  too_long: dialogsText.tooLong,
  invalid_profile: dialogsText.profileInvalid,
};

/** Changes what the person says of themselves; tells what is wrong with it, or nothing. */
export async function saveProfile(profile: Readonly<Record<string, string | number>>): Promise<string | undefined> {
  const answer = await call("users.profile.set", { profile }).catch(() => undefined);
  if (!answer) return statusText.serverNotRespondingSentence;
  if (!answer.ok) return sentences[answer.error] ?? dialogsText.saveFailed(answer.error.replaceAll("_", " "));
  const { self } = store.getState();
  const user = { id: self, real_name: answer.profile.real_name, profile: answer.profile };
  change((state) => applyEvent(state, { type: "user_change", user }, Date.now()));
  return undefined;
}
