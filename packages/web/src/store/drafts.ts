import { privateNames, readPrivate, removePrivate, writePrivate } from "./privateStorage.ts";
import { change } from "./store.ts";
import { type Place, placeKey } from "./types.ts";

/** Unsent drafts, by place. They stay in this browser: what is not sent is private. */
const prefix = "draft.";

export function readDraft(place: Place): object | undefined {
  return readPrivate(prefix + placeKey(place)) as object | undefined;
}

/** Keeps a draft, or forgets it when there is nothing in it. */
export function keepDraft(place: Place, draft: object | undefined): void {
  const key = placeKey(place);
  if (draft === undefined) removePrivate(prefix + key);
  else writePrivate(prefix + key, draft);
  change((state) => {
    if (state.drafts.has(key) === (draft !== undefined)) return state;
    const drafts = new Set(state.drafts);
    if (draft === undefined) drafts.delete(key);
    else drafts.add(key);
    return { ...state, drafts };
  });
}

export function loadDrafts(): void {
  const keys = privateNames(prefix).map((name) => name.slice(prefix.length));
  change((state) => ({ ...state, drafts: new Set(keys) }));
}
