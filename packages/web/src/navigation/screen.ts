import { createStore, useStore } from "zustand";
import type { SavedName } from "../store/saved.ts";
import type { Message, Place, WireFile } from "../store/types.ts";
import type { TriggerPlace } from "./triggerOpener.ts";

/** What lies over the page. */
export type Overlay =
  | "switcher"
  | "shortcuts"
  | "browse"
  | "create"
  | "direct"
  | "people"
  | "invite"
  | "channel"
  | "preferences"
  | "profile"
  | "photo"
  | "status"
  | "files"
  | "workflow"
  | "delete"
  | "remind"
  | "pause"
  | "level"
  | "section"
  | "forward"
  | undefined;

/** Files of one message, and which of them is shown. */
export interface Viewing {
  readonly files: readonly WireFile[];
  readonly at: number;
  /** Who shared them, and when. */
  readonly author: string;
  readonly ms: number;
}

/** A section that is renamed, or created with a conversation if one is named. */
export interface SectionEdit {
  readonly id?: string;
  readonly channel?: string;
}

interface Screen {
  readonly overlay: Overlay;
  /** The message that is being changed. */
  readonly editing: { readonly channel: string; readonly ts: string } | undefined;
  /** The message that the pointer or the keyboard is on; its actions are shown. */
  readonly current: string | undefined;
  /** A message that a link led to. */
  readonly flashed: string | undefined;
  readonly viewing: Viewing | undefined;
  /** The channel that a dialog is about. */
  readonly channel: string | undefined;
  /** The workflow that a person is asked about, and where they would start it. */
  readonly workflow: { readonly triggerId: string; readonly place: TriggerPlace } | undefined;
  /** The message that a person is asked whether to delete. */
  readonly deleting: { readonly channel: string; readonly message: Message } | undefined;
  /** What a person wants to be reminded of. */
  readonly reminding: SavedName | undefined;
  /** The conversation or thread whose notifications are chosen. */
  readonly levelOf: Place | undefined;
  readonly section: SectionEdit;
  /** The message that a person forwards. */
  readonly forwarding: { readonly channel: string; readonly message: Message } | undefined;
}

/** What is only of this page and this moment. */
export const screen = createStore<Screen>(() => ({
  overlay: undefined,
  editing: undefined,
  current: undefined,
  flashed: undefined,
  viewing: undefined,
  channel: undefined,
  workflow: undefined,
  deleting: undefined,
  reminding: undefined,
  levelOf: undefined,
  section: {},
  forwarding: undefined,
}));

export function useScreen<Part>(select: (state: Screen) => Part): Part {
  return useStore(screen, select);
}

export function showOverlay(overlay: Overlay): void {
  screen.setState({ overlay });
}

export function viewFiles(viewing: Viewing): void {
  screen.setState({ overlay: "files", viewing });
}

/** Asks before a workflow is started here. */
export function openWorkflow(triggerId: string, place: TriggerPlace): void {
  screen.setState({ overlay: "workflow", workflow: { triggerId, place } });
}

export function askToDelete(channel: string, message: Message): void {
  screen.setState({ overlay: "delete", deleting: { channel, message } });
}

export function chooseReminder(reminding: SavedName): void {
  screen.setState({ overlay: "remind", reminding });
}

export function chooseLevel(levelOf: Place): void {
  screen.setState({ overlay: "level", levelOf });
}

export function editSection(section: SectionEdit): void {
  screen.setState({ overlay: "section", section });
}

export function askToForward(channel: string, message: Message): void {
  screen.setState({ overlay: "forward", forwarding: { channel, message } });
}

export function addPeople(channel: string): void {
  screen.setState({ overlay: "people", channel });
}

export function editChannel(channel: string): void {
  screen.setState({ overlay: "channel", channel });
}

/** Goes on when nothing lies over the page any more: a conversation that is opened below a dialog does not take the focus. */
export function leaveOverlay(next: () => void): void {
  showOverlay(undefined);
  queueMicrotask(next);
}
