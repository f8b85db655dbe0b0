import { useClient } from "../store/store.ts";
import { sendLaterText } from "../strings/sendLater.ts";
import { placeName, titleOf } from "../store/titles.ts";
import type { Place } from "../store/types.ts";

/** Where a message goes, as in `Thread in #general`. */
export function usePlaceName({ channel: id, thread }: Place): string {
  const name = useClient((state) => {
    const channel = state.channels[id];
    return channel ? placeName(channel, titleOf(state, channel)) : undefined;
  });
  if (name === undefined) return sendLaterText.elsewhere;
  return thread === undefined ? name : sendLaterText.threadIn(name);
}
