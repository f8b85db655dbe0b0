import { createStore, type StoreApi } from "zustand/vanilla";
import type { Option } from "./values.ts";

/** An option that an app has offered, with what shows that it did. */
export interface Offer {
  readonly option: Option;
  readonly proof: string;
}

/** How it goes with what was done last in an element. */
export type Status = { readonly kind: "sending" } | { readonly kind: "failed"; readonly text: string };

/** How a person looks at a data table. */
export interface TableState {
  readonly filter: string;
  readonly sort?: { readonly column: number; readonly direction: "ascending" | "descending" } | undefined;
  readonly page: number;
}

/** What a person has entered in an app's elements and the app has not cleared. */
export interface SurfaceState {
  /** By element, what is chosen or entered; only elements that were touched. */
  readonly edits: Readonly<Record<string, unknown>>;
  /** By action and value, options from apps that the person has chosen. */
  readonly offers: Readonly<Record<string, Offer>>;
  readonly statuses: Readonly<Record<string, Status>>;
  /** By block, what is wrong. */
  readonly errors: Readonly<Record<string, string>>;
  /** By block. */
  readonly tables: Readonly<Record<string, TableState>>;
}

export type SurfaceStore = StoreApi<SurfaceState>;

const keptMax = 500;
const kept = new Map<string, SurfaceStore>();

export function createSurfaceStore(): SurfaceStore {
  return createStore<SurfaceState>(() => ({ edits: {}, offers: {}, statuses: {}, errors: {}, tables: {} }));
}

/**
 * The store of one message or view. It outlives its place on the screen: a person who scrolls away or looks at another channel
 * finds what they have chosen.
 */
export function surfaceStoreOf(name: string): SurfaceStore {
  const store = kept.get(name) ?? createSurfaceStore();
  // The one that was used last stands last, so that the oldest is forgotten first.
  kept.delete(name);
  kept.set(name, store);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return store;
}

export function forgetSurface(name: string): void {
  kept.delete(name);
}

/** Changes one entry of one of the records. */
export function put<Field extends keyof SurfaceState>(
  store: SurfaceStore,
  field: Field,
  name: string,
  value: SurfaceState[Field][string] | undefined,
): void {
  store.setState((state) => {
    const { [name]: _before, ...others } = state[field];
    return { [field]: value === undefined ? others : { ...others, [name]: value } };
  });
}
