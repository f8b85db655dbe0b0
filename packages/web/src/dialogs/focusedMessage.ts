import type { State } from "../store/state.ts";
import { placeKey } from "../store/types.ts";
import type { MessageTarget } from "../timeline/messageActions.ts";

/** The message that an element is in, as its actions see it; nothing for an element elsewhere. */
export function focusedMessage(
  element: Element | null,
  state: State,
  path: string,
  go: (path: string) => void,
): MessageTarget | undefined {
  const ts = element?.closest<HTMLElement>("[data-ts]")?.dataset["ts"];
  const [, channel = "", what, thread] = path.split("/");
  if (ts === undefined || !state.channels[channel]) return undefined;
  const isInThread = element?.closest("aside") !== null && what === "thread";
  const place = placeKey({ channel, thread: isInThread ? thread : undefined });
  const message = state.timelines[place]?.messages.find((one) => one.ts === ts);
  return message && !message.is_ephemeral ? { channel, message, isInThread, go } : undefined;
}
