import { store } from "../store/store.ts";
import { type Place, placeKey } from "../store/types.ts";
import { screen } from "../navigation/screen.ts";

/** Begins to change the last thing this person said here; false when there is none. */
export function editLastMessage(place: Place): boolean {
  const { self, timelines } = store.getState();
  const own = timelines[placeKey(place)]?.messages.findLast(
    (message) => message.user === self && message.subtype === undefined && message.bot_id === undefined,
  );
  if (!own) return false;
  screen.setState({ editing: { channel: place.channel, ts: own.ts } });
  return true;
}
