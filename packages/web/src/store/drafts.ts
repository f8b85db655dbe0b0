import { privateNames, readPrivate, removePrivate, writePrivate } from "./privateStorage.ts";
import { change } from "./store.ts";
import { type Place, placeKey } from "./types.ts";

/** A draft as this browser has it. The server has it too, so that the person finds it in other browsers. */
export interface LocalDraft {
  /** What the editor opens: its own document, or a rich text block. Nothing for a draft that the server shall delete. */
  readonly content?: object | undefined;
  /** The same as blocks, as the server stores it. */
  readonly blocks?: readonly object[] | undefined;
  /** The server's id and version of it, as far as known. */
  readonly id?: string | undefined;
  readonly version: number;
  readonly editedMs: number;
  /** Whether the server does not have it like this yet. */
  readonly isUnsaved: boolean;
}

/** What the editor hands over. */
export interface DraftContent {
  readonly content: object;
  readonly blocks: readonly object[];
}

const prefix = "draft.";
/** What changed a draft: its editor, something else in this browser, or the server. */
export type DraftSource = "editor" | "page" | "server";
type DraftListener = (key: string, source: DraftSource) => void;

const listeners = new Set<DraftListener>();

/** Called after every change. */
export function onDraft(listener: DraftListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const editors = new Set<(key: string) => void>();

/** An editor keeps a draft a moment after each key; this makes it do so at once, before the draft is read to be changed. */
export function onReadingDraft(keepTyped: (key: string) => void): () => void {
  editors.add(keepTyped);
  return () => editors.delete(keepTyped);
}

/** The draft with all that is typed. */
export function typedDraft(key: string): LocalDraft | undefined {
  for (const keepTyped of editors) keepTyped(key);
  return localDraft(key);
}

export function localDraft(key: string): LocalDraft | undefined {
  const stored = readPrivate(prefix + key) as LocalDraft | { readonly type: "doc" } | undefined;
  // As versions before the server stored drafts left it.
  return stored && "type" in stored ? { content: stored, version: 0, editedMs: 0, isUnsaved: false } : stored;
}

export function readDraft(place: Place): object | undefined {
  return localDraft(placeKey(place))?.content;
}

/** Keeps what was written, or forgets it when there is nothing in it. */
export function keepDraft(place: Place, written: DraftContent | undefined, source: DraftSource = "editor"): void {
  const key = placeKey(place);
  const { id, version = 0 } = localDraft(key) ?? {};
  if (!written && id === undefined && localDraft(key)?.isUnsaved !== true) return putDraft(key, undefined, source);
  putDraft(key, { ...written, id, version, editedMs: Date.now(), isUnsaved: true }, source);
}

export function putDraft(key: string, draft: LocalDraft | undefined, source: DraftSource): void {
  if (draft === undefined) removePrivate(prefix + key);
  else writePrivate(prefix + key, draft);
  const isThere = draft?.content !== undefined;
  change((state) => {
    if (state.drafts.has(key) === isThere) return state;
    const drafts = new Set(state.drafts);
    if (isThere) drafts.add(key);
    else drafts.delete(key);
    return { ...state, drafts };
  });
  for (const listener of listeners) listener(key, source);
}

/** Adds rich text at the end of a draft. */
export function appendToDraft(place: Place, elements: readonly object[]): void {
  const [known] = (typedDraft(placeKey(place))?.blocks ?? []) as { readonly elements?: readonly object[] }[];
  const block = { type: "rich_text", elements: [...(known?.elements ?? []), ...elements] };
  keepDraft(place, { content: block, blocks: [block] }, "page");
}

export function draftKeys(): string[] {
  return privateNames(prefix).map((name) => name.slice(prefix.length));
}

export function loadDrafts(): void {
  const keys = draftKeys().filter((key) => localDraft(key)?.content !== undefined);
  change((state) => ({ ...state, drafts: new Set(keys) }));
}
