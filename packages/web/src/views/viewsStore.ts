import { createStore, useStore } from "zustand";
import { call } from "../api/call.ts";
import { onEvent } from "../store/listeners.ts";
import { store as client } from "../store/store.ts";
import { surfaceName } from "../surface/SurfaceProvider.tsx";
import { forgetSurface } from "../surface/surfaceStore.ts";
import { applyViewEvent, topModal, type ViewEvent } from "./applyViewEvent.ts";
import type { View } from "./view.ts";

/** What apps show this person, oldest first. */
const views = createStore<{ readonly shown: readonly View[] }>(() => ({ shown: [] }));

const eventTypes = ["view_opened", "view_pushed", "view_updated", "view_closed"] as const;

/** Follows what apps show. The component that draws views starts it, and ends it with the returned function. */
export function followViews(): () => void {
  const stops = eventTypes.map((type) => onEvent(type, hear));
  const stopWatching = client.subscribe(({ connection }, before) => {
    // What happened while nobody listened is read again: also before the page listened for the first time.
    if (connection === "open" && before.connection !== "open") void readViews();
  });
  void readViews();
  return () => {
    for (const stop of [...stops, stopWatching]) stop();
  };
}

let readings = 0;
let newestRead = 0;
/** What has been heard during each reading that is under way. */
const heardDuring = new Map<number, ViewEvent[]>();

async function readViews(): Promise<void> {
  const reading = ++readings;
  const heard: ViewEvent[] = [];
  heardDuring.set(reading, heard);
  const answer = await call("client.views.list", {}).catch(() => undefined);
  heardDuring.delete(reading);
  // An answer that was overtaken by a later one knows less.
  if (!answer?.ok || reading < newestRead) return;
  newestRead = reading;
  views.setState({ shown: heard.reduce(applyViewEvent, answer.views) });
}

function hear(event: ViewEvent): void {
  for (const received of heardDuring.values()) received.push(event);
  views.setState(({ shown }) => ({ shown: applyViewEvent(shown, event) }));
  if (event.type === "view_closed") forget(event.view.id);
}

/** Removes a view before the server has confirmed it: it is the person's screen. */
export function dropViews(ids: readonly string[]): void {
  views.setState(({ shown }) => ({ shown: shown.filter(({ id }) => !ids.includes(id)) }));
  for (const id of ids) forget(id);
}

function forget(viewId: string): void {
  forgetSurface(surfaceName({ kind: "view", viewId }));
}

export function useViews(): readonly View[] {
  return useStore(views, ({ shown }) => shown);
}

/** While another one of a stack is open, that one takes the focus itself. */
export function isModalOpen(): boolean {
  return topModal(views.getState().shown) !== undefined;
}

export function useHome(appId: string): View | undefined {
  return useStore(views, ({ shown }) => shown.find((view) => view.type === "home" && view.app_id === appId));
}
