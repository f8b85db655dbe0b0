import {
  CheckCheck,
  CircleHelp,
  Hash,
  ListPlus,
  MailCheck,
  PenLine,
  Search,
  Settings,
  Smile,
  UserPen,
} from "lucide-react";
import { channelPath } from "../navigation/paths.ts";
import { screen, showOverlay } from "../navigation/screen.ts";
import { sidebarOrder } from "../navigation/sidebarOrder.ts";
import { isHeard } from "../store/counting.ts";
import { markAllOf, markAllRead } from "../store/marking.ts";
import { store } from "../store/store.ts";
import { actionsText } from "../strings/actions.ts";
import type { Action } from "./action.ts";
import { focusNextPart } from "./nextRegion.ts";

/** The page of the client as its actions see it. */
export interface PageTarget {
  /** The conversation on screen. */
  readonly current: string | undefined;
  go(path: string): void;
}

type PageAction = Action<PageTarget>;

export const openSwitcher: PageAction = {
  id: "openSwitcher",
  label: actionsText.goToConversation,
  keys: "Mod+K",
  isKeyOnly: true,
  run: () => showOverlay(screen.getState().overlay === "switcher" ? undefined : "switcher"),
};

export const searchMessages: PageAction = {
  id: "searchMessages",
  label: actionsText.searchMessages,
  icon: Search,
  keys: "Mod+F",
  run: ({ go }) => go("/search"),
};

export const showShortcuts: PageAction = {
  id: "showShortcuts",
  label: actionsText.keyboardShortcuts,
  icon: CircleHelp,
  keys: "Mod+/",
  run: () => showOverlay("shortcuts"),
};

export const openPreferences: PageAction = {
  id: "openPreferences",
  label: actionsText.preferences,
  icon: Settings,
  keys: "Mod+,",
  run: () => showOverlay("preferences"),
};

export const setStatus: PageAction = {
  id: "setStatus",
  label: actionsText.setStatus,
  icon: Smile,
  run: () => showOverlay("status"),
};

export const newMessage: PageAction = {
  id: "newMessage",
  label: actionsText.newMessage,
  icon: PenLine,
  run: () => showOverlay("direct"),
};

export const browseChannels: PageAction = {
  id: "browseChannels",
  label: actionsText.browseChannels,
  icon: Hash,
  run: () => showOverlay("browse"),
};

const others: readonly PageAction[] = [
  {
    id: "createChannel",
    label: actionsText.createChannel,
    icon: ListPlus,
    run: () => showOverlay("create"),
  },
  {
    id: "editProfile",
    label: actionsText.editProfile,
    icon: UserPen,
    run: () => showOverlay("profile"),
  },
  {
    id: "nextRegion",
    label: actionsText.nextSection,
    keys: "F6",
    isKeyOnly: true,
    run: () => focusNextPart(1),
  },
  {
    id: "previousRegion",
    label: actionsText.previousSection,
    keys: "Shift+F6",
    isKeyOnly: true,
    run: () => focusNextPart(-1),
  },
  stepping("previousConversation", actionsText.previousConversation, "Alt+ArrowUp", -1, false),
  stepping("nextConversation", actionsText.nextConversation, "Alt+ArrowDown", 1, false),
  stepping("previousUnread", actionsText.previousUnreadConversation, "Alt+Shift+ArrowUp", -1, true),
  stepping("nextUnread", actionsText.nextUnreadConversation, "Alt+Shift+ArrowDown", 1, true),
  {
    id: "markRead",
    label: actionsText.markRead,
    icon: MailCheck,
    keys: "Escape",
    isAvailable: ({ current }) => current !== undefined,
    run: ({ current }) => current !== undefined && markAllOf(current),
  },
  {
    id: "markAllRead",
    label: actionsText.markAllRead,
    icon: CheckCheck,
    keys: "Shift+Escape",
    run: markAllRead,
  },
];

/** Everything that can be done anywhere on the page. */
export const pageActions: readonly PageAction[] = [
  openSwitcher,
  searchMessages,
  showShortcuts,
  openPreferences,
  setStatus,
  newMessage,
  browseChannels,
  ...others,
];

function stepping(id: string, label: string, keys: string, by: number, isUnreadOnly: boolean): PageAction {
  return {
    id,
    label,
    keys,
    isKeyOnly: true,
    run({ current, go }) {
      const next = neighbour(current, by, isUnreadOnly);
      if (next !== undefined) go(channelPath(next));
    },
  };
}

function neighbour(current: string | undefined, by: number, isUnreadOnly: boolean): string | undefined {
  const state = store.getState();
  const { channels, directs } = sidebarOrder(state);
  const all = [...channels, ...directs].map((channel) => channel.id);
  const list = isUnreadOnly ? all.filter((id) => id === current || isHeard(state, id)) : all;
  const at = list.indexOf(current ?? "");
  return list[(at + by + list.length) % list.length];
}
