import { createStore, useStore } from "zustand";
import { emptyState, type State } from "./state.ts";

/** The one store. Components read it by `useClient`; what changes it are events and the actions in this folder. */
export const store = createStore<State>(() => emptyState);

/**
 * A part of what is known. The selector must give back the same value for the same state, or the component renders for
 * every event.
 */
export function useClient<Part>(select: (state: State) => Part): Part {
  return useStore(store, select);
}

export function change(next: (state: State) => State): void {
  store.setState(next, true);
}
