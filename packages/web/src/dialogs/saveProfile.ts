import { call } from "../api/call.ts";
import { explain } from "../api/explain.ts";
import { withPerson } from "../store/applyEvent.ts";
import { change, store } from "../store/store.ts";
import { dialogsText } from "../strings/dialogs.ts";
import { statusText } from "../strings/statuses.ts";

const sentences: Readonly<Record<string, string>> = {
  too_long: dialogsText.tooLong,
  invalid_profile: dialogsText.profileInvalid,
};

/** Changes what the person says of themselves; tells what is wrong with it, or nothing. */
export async function saveProfile(
  profile: Readonly<Record<string, string | number | object>>,
): Promise<string | undefined> {
  const answer = await call("users.profile.set", { profile }).catch(() => undefined);
  if (!answer) return statusText.serverNotRespondingSentence;
  if (!answer.ok) return sentences[answer.error] ?? dialogsText.saveFailed(explain(answer.error));
  const { self, people } = store.getState();
  const { profile: saved } = answer;
  const known = people[self];
  if (known) change((state) => withPerson(state, { ...known, real_name: saved.real_name, profile: saved }));
  return undefined;
}
