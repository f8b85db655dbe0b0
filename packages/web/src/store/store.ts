import { createStore, useStore } from "zustand";
import { emptyState, type State } from "./state.ts";

/** What messages name by id. */
const named = ["people", "channels", "groups"] as const;

/** The one store. Components read it by `useClient`; what changes it are events and the actions in this folder. */
export const store = createStore<State>(() => withoutPrototypes(emptyState));

/**
 * A part of what is known. The selector must give back the same value for the same state, or the component renders for
 * every event.
 */
export function useClient<Part>(select: (state: State) => Part): Part {
  return useStore(store, select);
}

export function change(next: (state: State) => State): void {
  store.setState((state) => withoutPrototypes(next(state)), true);
}

/** Apps write what they like as the id of a person: `constructor` would name a function that every object inherits. */
function withoutPrototypes(state: State): State {
  for (const map of named) {
    if (Object.getPrototypeOf(state[map]) !== null) Object.setPrototypeOf(state[map], null);
  }
  return state;
}
