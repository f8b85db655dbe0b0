import { createStore, useStore } from "zustand";
import { call } from "../api/call.ts";
import type { WireEvent } from "../store/applyEvent.ts";
import { onEvent } from "../store/listeners.ts";
import { store as client } from "../store/store.ts";
import { surfaceName } from "../surface/SurfaceProvider.tsx";
import { forgetSurface } from "../surface/surfaceStore.ts";
import { applyViewEvent, topModal, type ViewEvent } from "./applyViewEvent.ts";
import type { View } from "./view.ts";

/** What apps show this person, oldest first. */
const views = createStore<{ readonly shown: readonly View[] }>(() => ({ shown: [] }));

const eventTypes = ["view_opened", "view_pushed", "view_updated", "view_closed"] as const;

/** Keeps up with what apps show. Whoever draws views begins it, and ends it with what is given back. */
export function followViews(): () => void {
  const stops = eventTypes.map((type) => onEvent(type, hear));
  let before = client.getState().connection;
  const stopWatching = client.subscribe(({ connection }) => {
    // What happened while nobody listened is read again.
    if (connection === "open" && before === "lost") void readViews();
    before = connection;
  });
  void readViews();
  return () => {
    for (const stop of [...stops, stopWatching]) stop();
  };
}

async function readViews(): Promise<void> {
  const answer = await call("client.views.list", {}).catch(() => undefined);
  if (answer?.ok) views.setState({ shown: answer.views });
}

function hear(event: WireEvent): void {
  const told = event as unknown as ViewEvent;
  views.setState(({ shown }) => ({ shown: applyViewEvent(shown, told) }));
  if (told.type === "view_closed") forget(told.view.id);
}

/** Takes a view away before the server has said so: it is the person's screen. */
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
