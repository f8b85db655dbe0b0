import { Hash, Lock, Search, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { type Action, availableOf, labelOf } from "../actions/action.ts";
import { keysText } from "../actions/keys.ts";
import { openDirect } from "../navigation/openDirect.ts";
import { channelPath } from "../navigation/paths.ts";
import { recency } from "../navigation/recent.ts";
import { actionRecency, noteAction } from "../navigation/recentActions.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { mentionsIn } from "../store/counting.ts";
import { nameOf } from "../store/people.ts";
import type { State } from "../store/state.ts";
import { titleOf } from "../store/titles.ts";
import type { MessageTarget } from "../timeline/messageActions.ts";
import { commandText } from "../strings/commands.ts";
import { searchText } from "../strings/search.ts";
import type { Ranked } from "../ui/rank.ts";
import { commandGroups } from "./commandGroups.ts";

export interface Target {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly icon: ReactNode;
  readonly isUnread: boolean;
  /** The heading that it is below. */
  readonly group: string;
  readonly isAction?: true;
  /** Whether an action is there before anything is typed. */
  readonly isOfferedAtFirst?: boolean;
  open(): Promise<string | undefined>;
}

/** Among equally good matches conversations come first, then people, then actions, the last ones first. */
const weights = { unread: 1_000, person: -1, action: -200, recentAction: -100 };

/** Where the palette was opened. */
export interface PaletteContext {
  readonly path: string;
  go(path: string): void;
  /** The message that has the focus. */
  readonly message: MessageTarget | undefined;
}

/** Everything the palette finds: conversations, people without one, and the actions of all that is in reach. */
export function targetsOf(state: State, { path, go, message }: PaletteContext): Ranked<Target>[] {
  const channel = state.channels[path.split("/")[1] ?? ""];
  const page = { current: channel?.id, go };
  const { views, page: everywhere, workspaces, account } = commandGroups;
  return [
    ...conversationsOf(state),
    ...peopleOf(state),
    ...(message ? actionsOf(commandGroups.message, message, true) : []),
    ...(channel ? actionsOf(commandGroups.channel, { channel, go }) : []),
    ...actionsOf(views, page, true),
    ...actionsOf(everywhere, page),
    ...actionsOf(workspaces, page),
    ...actionsOf(account, page),
  ];
}

/** Looks for what is typed in messages instead. */
export function searchTarget(query: string): Target {
  return {
    id: "search-for",
    title: commandText.searchFor(query),
    hint: "",
    icon: <Search size={16} aria-hidden="true" />,
    isUnread: false,
    group: commandText.search,
    open: async () => `/search?q=${encodeURIComponent(query)}`,
  };
}

function conversationsOf(state: State): Ranked<Target>[] {
  const recent = recency();
  const channels = Object.values(state.channels).filter((channel) => !channel.is_archived);
  return channels.map((channel) => {
    const title = titleOf(state, channel);
    const unread = state.counts[channel.id]?.unread ?? 0;
    const mentions = mentionsIn(state, channel.id);
    const Icon = channel.is_mpim ? UsersRound : channel.is_private ? Lock : Hash;
    const { user } = channel;
    const icon =
      channel.is_im && user !== undefined ? (
        <PersonAvatar id={user} name={title} size={20} />
      ) : (
        <Icon size={20} aria-hidden="true" />
      );
    const open = async () => channelPath(channel.id);
    const item: Target = {
      id: channel.id,
      title,
      hint: mentions > 0 ? searchText.notifications(mentions) : "",
      icon,
      isUnread: unread > 0 || mentions > 0,
      group: commandText.conversations,
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
    const icon = <PersonAvatar id={person.id} size={20} />;
    const open = () => openDirect([person.id]);
    const item: Target = {
      id: person.id,
      title: nameOf(person),
      hint: searchText.startADirectMessage,
      icon,
      isUnread: false,
      group: commandText.people,
      open,
    };
    return [{ item, names: [nameOf(person), person.name, person.real_name], weight: weights.person }];
  });
}

interface Group<On> {
  readonly title: string;
  readonly actions: readonly Action<On>[];
}

function actionsOf<On>({ title, actions }: Group<On>, on: On, isOfferedAtFirst = false): Ranked<Target>[] {
  const recent = actionRecency();
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
      group: title,
      isAction: true,
      isOfferedAtFirst,
      // After the palette has closed, or closing it would close what the action opens.
      open: async () => {
        noteAction(action.id);
        queueMicrotask(() => action.run(on));
        return undefined;
      },
    };
    const lately = recent.get(action.id);
    return [{ item, names: [label], weight: lately === undefined ? weights.action : weights.recentAction + lately }];
  });
}
