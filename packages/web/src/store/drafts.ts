import { knownSession } from "../api/session.ts";
import { change } from "./store.ts";
import { type Place, placeKey } from "./types.ts";

/** What somebody has begun, by place. It stays in this browser: what is not sent is nobody else's to know. */
const prefix = (): string => `platform.draft.${knownSession().user.id}.`;

export function readDraft(place: Place): object | undefined {
  const kept = localStorage.getItem(prefix() + placeKey(place));
  return kept === null ? undefined : (JSON.parse(kept) as object);
}

/** Keeps a draft, or forgets it when there is nothing in it. */
export function keepDraft(place: Place, draft: object | undefined): void {
  const key = placeKey(place);
  if (draft === undefined) localStorage.removeItem(prefix() + key);
  else localStorage.setItem(prefix() + key, JSON.stringify(draft));
  change((state) => {
    if (state.drafts.has(key) === (draft !== undefined)) return state;
    const drafts = new Set(state.drafts);
    if (draft === undefined) drafts.delete(key);
    else drafts.add(key);
    return { ...state, drafts };
  });
}

export function loadDrafts(): void {
  const start = prefix();
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  change((state) => ({ ...state, drafts: new Set(keys.map((key) => key.slice(start.length))) }));
}
