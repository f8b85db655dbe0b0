import type { Controls } from "./controls.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An element in a message, or in a view. */
export type Place =
  | { readonly channel: string; readonly ts: string; readonly blockId?: string }
  | { readonly viewId: string; readonly blockId?: string };

/** What is entered, by block and action. */
export type Values = Readonly<Record<string, Fields>>;

/** A view as its app would read it. */
export type ShownView = Fields & { readonly id: string; readonly type: "modal" | "home" };

/** The result of a person's action. */
export interface Seen {
  /** What the app answered; nothing when it was not asked. */
  readonly reply?: { readonly answered: boolean; readonly body?: unknown; readonly why?: string };
  /** What apps show this person now. */
  readonly views: readonly ShownView[];
}

export interface SeenMenu {
  readonly state: "ready" | "empty" | "waiting" | "error";
  readonly options?: readonly Fields[];
  readonly option_groups?: readonly Fields[];
  readonly errors?: readonly string[];
}

export interface SeenSubmission extends Seen {
  readonly outcome: "closed" | "cleared" | "updated" | "pushed" | "errors" | "failed";
  /** By block, what the app finds wrong. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly why?: string;
}

export interface SeenCommand extends Seen {
  /** Whether something was posted for what the app answered at once. */
  readonly shown: boolean;
  readonly why?: string;
}

export interface SeenRun extends Seen {
  /** The run of the workflow that was started. */
  readonly run_id: string;
}

/** What people do with apps. What cannot be done is thrown: a test wants to know at once. */
export interface Acting {
  press(at: Place, actionId: string, values?: Values): Promise<Seen>;
  /** `query` is typed first, where the options come from the app. */
  choose(at: Place, actionId: string, value: unknown, options?: { readonly query?: string }): Promise<Seen>;
  /** Menus of people and conversations offer ids, by their filter and what the person can see. */
  openMenu(at: Place, actionId: string, query?: string): Promise<SeenMenu>;
  command(channel: string, command: string, text?: string): Promise<SeenCommand>;
  /** Global, unless a message is named. */
  shortcut(callbackId: string, message?: { readonly channel: string; readonly ts: string }): Promise<Seen>;
  /** Runs a trigger of type shortcut, as its link does; `inputs` are what it asks for. */
  trigger(triggerId: string, options?: { readonly channel?: string; readonly inputs?: Fields }): Promise<SeenRun>;
  /**
   * Fills in a modal and submits it. `queries` are what is typed, by block and action, in menus whose options come from
   * the app: one text, which may be empty, or several in turn. Unless given, nothing is typed, or the value itself
   * where the menu asks for more.
   */
  submit(viewId: string, values?: Values, options?: { readonly queries?: Values }): Promise<SeenSubmission>;
  close(viewId: string, options?: { readonly all?: boolean }): Promise<Seen>;
  /** Opens the home tab of an app, which is notified and may fill the tab. */
  visitHome(appId: string): Promise<Seen>;
  views(): Promise<readonly ShownView[]>;
}

export function actingOf(controls: Controls, user: string): Acting {
  const act = async <Result>(name: string, args: Fields): Promise<Result> =>
    (await controls(`person.${name}`, { user, ...args })) as Result;
  return {
    press: (at, actionId, values) => act("act", { ...placed(at), action_id: actionId, values }),
    choose: (at, actionId, value, { query } = {}) => act("act", { ...placed(at), action_id: actionId, value, query }),
    openMenu: (at, actionId, query) => act("options", { ...placed(at), action_id: actionId, query }),
    command: (channel, command, text) => act("command", { channel, command, text }),
    shortcut: (callbackId, message) => act("shortcut", { callback_id: callbackId, ...message }),
    trigger: (triggerId, options = {}) => act("trigger", { trigger_id: triggerId, ...options }),
    submit: (viewId, values, { queries } = {}) => act("submit", { view_id: viewId, values, queries }),
    close: (viewId, { all } = {}) => act("close", { view_id: viewId, all }),
    visitHome: (appId) => act("home", { app_id: appId }),
    views: async () => (await act<Seen>("views", {})).views,
  };
}

function placed(at: Place): Fields {
  const block = { block_id: at.blockId };
  return "viewId" in at ? { view_id: at.viewId, ...block } : { channel: at.channel, ts: at.ts, ...block };
}
