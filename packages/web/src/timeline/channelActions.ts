import { BellOff, BellRing, Bookmark, House, Pin, Search, UsersRound } from "lucide-react";
import type { Action } from "../actions/action.ts";
import { chooseLevel } from "../navigation/screen.ts";
import { setMuted } from "../store/preferences.ts";
import { store } from "../store/store.ts";
import type { Channel } from "../store/types.ts";
import { pausesText } from "../strings/pauses.ts";
import { timelineText } from "../strings/timeline.ts";

/** A conversation as its actions see it. */
export interface ChannelTarget {
  readonly channel: Channel;
  go(path: string): void;
}

type ChannelAction = Action<ChannelTarget>;

const isNamed = ({ channel }: ChannelTarget) => !channel.is_im && !channel.is_mpim;
const isMuted = ({ channel }: ChannelTarget) => store.getState().preferences.muted.has(channel.id);

export const searchHere: ChannelAction = {
  id: "channel.search",
  label: timelineText.searchHere,
  icon: Search,
  run: ({ channel, go }) => go(`/search?in=${channel.id}`),
};

export const mute: ChannelAction = {
  id: "channel.mute",
  label: timelineText.mute,
  icon: BellOff,
  isOn: isMuted,
  run: (target) => void setMuted(target.channel.id, !isMuted(target)),
};

export const chooseNotifications: ChannelAction = {
  id: "channel.notifications",
  label: pausesText.channelNotifications,
  icon: BellRing,
  isAvailable: ({ channel }) => channel.is_member !== false,
  run: ({ channel }) => chooseLevel({ channel: channel.id }),
};

export const showPins: ChannelAction = pane("pins", timelineText.pinnedMessages, Pin);

export const openHome: ChannelAction = {
  id: "channel.home",
  label: timelineText.appHome,
  icon: House,
  isAvailable: (target) => appOf(target) !== undefined,
  run: (target) => target.go(`/app/${appOf(target)}`),
};

export const showBookmarks: ChannelAction = {
  ...pane("bookmarks", timelineText.bookmarks, Bookmark),
  isAvailable: isNamed,
};
export const showAbout: ChannelAction = {
  ...pane("about", timelineText.channelDetails, UsersRound),
  isAvailable: isNamed,
};

/** Everything that can be done with the conversation on screen. */
export const channelActions: readonly ChannelAction[] = [
  searchHere,
  mute,
  chooseNotifications,
  showPins,
  openHome,
  showBookmarks,
  showAbout,
];

/** The app that a direct message is with. */
export function appOf({ channel }: Pick<ChannelTarget, "channel">): string | undefined {
  return channel.is_im ? store.getState().people[channel.user ?? ""]?.profile.api_app_id : undefined;
}

function pane(name: string, label: string, icon: typeof Pin): ChannelAction {
  return { id: `channel.${name}`, label, icon, run: ({ channel, go }) => go(`/${channel.id}/${name}`) };
}
