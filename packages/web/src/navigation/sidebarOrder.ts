import type { State } from "../store/state.ts";
import type { Channel } from "../store/types.ts";
import { titleOf } from "../store/titles.ts";

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

export interface Sections {
  readonly channels: readonly Channel[];
  readonly directs: readonly Channel[];
}

/** The conversations in the order of the sidebar: each section by name. */
export function sidebarOrder(state: Pick<State, "channels" | "people" | "self">): Sections {
  const mine = Object.values(state.channels).filter((channel) => channel.is_member !== false && !channel.is_archived);
  const byTitle = (list: Channel[]) =>
    list
      .map((channel) => ({ channel, title: titleOf(state, channel) }))
      .toSorted((one, other) => collator.compare(one.title, other.title))
      .map(({ channel }) => channel);
  const isDirect = (channel: Channel) => channel.is_im || channel.is_mpim;
  return {
    channels: byTitle(mine.filter((channel) => !isDirect(channel))),
    directs: byTitle(mine.filter((channel) => isDirect(channel) && channel.is_open !== false)),
  };
}
