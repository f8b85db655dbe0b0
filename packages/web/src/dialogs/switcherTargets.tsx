import { Hash, Lock, UserRound, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { accountActions } from "../actions/accountActions.ts";
import { type Action, availableOf, labelOf } from "../actions/action.ts";
import { keysText } from "../actions/keys.ts";
import { pageActions } from "../actions/pageActions.ts";
import { openDirect } from "../navigation/openDirect.ts";
import { channelPath } from "../navigation/paths.ts";
import { recency } from "../navigation/recent.ts";
import { mentionsIn } from "../store/counting.ts";
import { nameOf } from "../store/people.ts";
import type { State } from "../store/state.ts";
import { titleOf } from "../store/titles.ts";
import { channelActions } from "../timeline/channelActions.ts";
import { searchText } from "../strings/search.ts";
import type { Ranked } from "../ui/rank.ts";

export interface Target {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly icon: ReactNode;
  readonly isUnread: boolean;
  readonly isAction?: true;
  open(): Promise<string | undefined>;
}

/** Among equally good matches conversations come first, then people, then actions. */
const weights = { unread: 1_000, person: -1, action: -2 };

/** Everything the switcher finds: conversations, people without one, and the actions of the page and the conversation. */
export function targetsOf(state: State, path: string, go: (path: string) => void): Ranked<Target>[] {
  const channel = state.channels[path.split("/")[1] ?? ""];
  const current = channel?.id;
  return [
    ...conversationsOf(state),
    ...peopleOf(state),
    ...actionsOf([...pageActions, ...accountActions], { current, go }),
    ...(channel ? actionsOf(channelActions, { channel, go }) : []),
  ];
}

function conversationsOf(state: State): Ranked<Target>[] {
  const recent = recency();
  const channels = Object.values(state.channels).filter((channel) => !channel.is_archived);
  return channels.map((channel) => {
    const title = titleOf(state, channel);
    const unread = state.counts[channel.id]?.unread ?? 0;
    const mentions = mentionsIn(state, channel.id);
    const Icon = channel.is_im ? UserRound : channel.is_mpim ? UsersRound : channel.is_private ? Lock : Hash;
    const icon = <Icon size={16} aria-hidden="true" />;
    const open = async () => channelPath(channel.id);
    const item: Target = {
      id: channel.id,
      title,
      hint: mentions > 0 ? searchText.notifications(mentions) : "",
      icon,
      isUnread: unread > 0 || mentions > 0,
      open,
    };
    return { item, names: [title], weight: (unread > 0 ? weights.unread : 0) + (recent.get(channel.id) ?? 0) };
  });
}

function peopleOf(state: State): Ranked<Target>[] {
  const channels = Object.values(state.channels).filter((channel) => !channel.is_archived);
  const partners = new Set(channels.flatMap((channel) => (channel.is_im ? [channel.user] : [])));
  return Object.values(state.people).flatMap((person) => {
    if (person.deleted || partners.has(person.id)) return [];
    const icon = <UserRound size={16} aria-hidden="true" />;
    const open = () => openDirect([person.id]);
    const item: Target = {
      id: person.id,
      title: nameOf(person),
      hint: searchText.startADirectMessage,
      icon,
      isUnread: false,
      open,
    };
    return [{ item, names: [nameOf(person), person.name, person.real_name], weight: weights.person }];
  });
}

function actionsOf<On>(actions: readonly Action<On>[], on: On): Ranked<Target>[] {
  return availableOf(actions, on).flatMap((action) => {
    if (action.isKeyOnly) return [];
    const label = labelOf(action, on);
    const Icon = action.icon;
    const item: Target = {
      id: action.id,
      title: label,
      hint: action.keys === undefined ? "" : keysText(action.keys),
      icon: Icon && <Icon size={16} aria-hidden="true" />,
      isUnread: false,
      isAction: true,
      // After the switcher has closed, or closing it would close what the action opens.
      open: async () => {
        queueMicrotask(() => action.run(on));
        return undefined;
      },
    };
    return [{ item, names: [label], weight: weights.action }];
  });
}
