import {
  BellMinus,
  CheckCheck,
  CircleHelp,
  FolderPlus,
  Hash,
  ListFilter,
  ListPlus,
  MailCheck,
  PenLine,
  Settings,
  Signpost,
  Smile,
  UserPen,
} from "lucide-react";
import { channelPath } from "../navigation/paths.ts";
import { editSection, screen, showOverlay } from "../navigation/screen.ts";
import { sidebarOrder } from "../navigation/sidebarOrder.ts";
import { type View, type ViewName, viewPath, views } from "../navigation/views.ts";
import { isHeard } from "../store/counting.ts";
import { markAllOf, markAllRead } from "../store/marking.ts";
import { choose } from "../store/preferences.ts";
import { store } from "../store/store.ts";
import { actionsText } from "../strings/actions.ts";
import { pausesText } from "../strings/pauses.ts";
import { sectionsText } from "../strings/sections.ts";
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

/** Opens a view. */
export const viewActions: readonly PageAction[] = views.map((view: View & { readonly name: ViewName }): PageAction => {
  const { name, label, icon, keys } = view;
  return {
    id: `open-${name}`,
    label,
    icon,
    ...(keys === undefined ? {} : { keys }),
    run({ go }) {
      go(viewPath(name));
      // The view may be open already; its field is where the person wants to be.
      document.querySelector<HTMLElement>(`[data-field-of="${name}"]`)?.focus();
    },
  };
});

export const openSearch = viewActions.find(({ id }) => id === "open-search");

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

export const pauseNotifications: PageAction = {
  id: "pauseNotifications",
  label: pausesText.pause,
  icon: BellMinus,
  run: () => showOverlay("pause"),
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

export const filterUnreads: PageAction = {
  id: "filterUnreads",
  label: sectionsText.unreadsOnly,
  icon: ListFilter,
  isOn: () => store.getState().preferences.sidebar_filter === "unreads",
  run: () => {
    const { sidebar_filter: filter } = store.getState().preferences;
    void choose({ sidebar_filter: filter === "all" ? "unreads" : "all" });
  },
};

export const createSection: PageAction = {
  id: "createSection",
  label: sectionsText.create,
  icon: FolderPlus,
  run: () => editSection({}),
};

/** Shows the tour of new people again. */
export const takeTour: PageAction = {
  id: "takeTour",
  label: actionsText.takeTour,
  icon: Signpost,
  run: () => void choose({ welcome: "tour" }),
};

const others: readonly PageAction[] = [
  filterUnreads,
  createSection,
  {
    id: "createChannel",
    label: actionsText.createChannel,
    icon: ListPlus,
    run: () => showOverlay("create"),
  },
  takeTour,
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

/** Everything that can be done anywhere on the page, without opening a view. */
export const otherPageActions: readonly PageAction[] = [
  openSwitcher,
  showShortcuts,
  openPreferences,
  setStatus,
  pauseNotifications,
  newMessage,
  browseChannels,
  ...others,
];

/** Everything that can be done anywhere on the page. */
export const pageActions: readonly PageAction[] = [...viewActions, ...otherPageActions];

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
  const all = sidebarOrder(state, current).flatMap(({ shown }) => shown.map((channel) => channel.id));
  const list = isUnreadOnly ? all.filter((id) => id === current || isHeard(state, id)) : all;
  const at = list.indexOf(current ?? "");
  return list[(at + by + list.length) % list.length];
}
