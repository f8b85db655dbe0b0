import { Bell, Bookmark, Bot, Contact, type LucideIcon, MessagesSquare, Search, SendHorizontal } from "lucide-react";
import { unreadReplies } from "../store/counting.ts";
import type { State } from "../store/state.ts";
import { viewsText } from "../strings/clientViews.ts";

/** A part of the client that is no conversation and has a row of its own above them in the sidebar. */
export interface View {
  /** The first word of its address below `/client`. */
  readonly name: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  /** For the one that the bar at the top of the page opens. */
  readonly isInTopBar?: boolean;
  /** What the badge of the row says: how much there awaits this person. */
  countOf?(state: State): number;
}

/**
 * In the order of the sidebar. Rows, keys, entries of the palette and routes derive from this list;
 * `pages/client/viewPages.tsx` has the page of each.
 */
export const views = [
  { name: "activity", label: viewsText.activity, icon: Bell, countOf: ({ feed }) => feed.unread },
  { name: "threads", label: viewsText.threads, icon: MessagesSquare, countOf: unreadReplies },
  { name: "later", label: viewsText.later, icon: Bookmark, countOf: (state: State) => state.savedDue },
  { name: "drafts", label: viewsText.drafts, icon: SendHorizontal },
  { name: "search", label: viewsText.search, icon: Search, keys: "Mod+F", isInTopBar: true },
  { name: "people", label: viewsText.people, icon: Contact },
  { name: "sessions", label: viewsText.sessions, icon: Bot },
] as const satisfies readonly View[];

/** The views that have a row in the sidebar. */
export const sidebarViews = views.filter((view: View) => view.isInTopBar !== true);

export type ViewName = (typeof views)[number]["name"];

export const viewPath = (name: ViewName): string => `/${name}`;

/** The view that an address below `/client` shows, if it shows one. */
export function viewOf(path: string): ViewName | undefined {
  const [, first] = path.split("/");
  return views.find(({ name }) => name === first)?.name;
}
