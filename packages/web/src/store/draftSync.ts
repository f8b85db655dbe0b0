import type { MethodResult } from "@platform/sdk";
import { call, callOnLeave } from "../api/call.ts";
import { everyPage } from "../api/everyPage.ts";
import { draftKeys, type LocalDraft, localDraft, onDraft, putDraft, typedDraft } from "./drafts.ts";
import { onEvent } from "./listeners.ts";
import { change, store } from "./store.ts";
import { type Place, placeKey } from "./types.ts";

export type ServerDraft = MethodResult<"client.drafts.list">["drafts"][number];

/** Long enough that a sentence is saved once, short enough that the next browser has it. */
const saveAfterMs = 1_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** One after the other, so that no answer overtakes a later change. */
let line: Promise<unknown> = Promise.resolve();

/** Keeps the drafts of this browser and those of the server the same. */
export function syncDrafts(): void {
  onDraft((key, source) => source !== "server" && saveSoon(key));
  onEvent("draft_changed", (event) => {
    const key = placeKey({ channel: event.channel, thread: event.thread_ts });
    void enqueue(async () => {
      const known = typedDraft(key);
      const isKnown = !event.is_deleted && known?.id === event.draft_id && known.version === event.version;
      if (known?.isUnsaved || isKnown) return;
      await pull(event.channel);
    });
  });
  addEventListener("pagehide", () => {
    for (const key of timers.keys()) void save(key, callOnLeave).catch(() => undefined);
  });
  void catchUpDrafts();
}

/** After the page was opened or the network was away: everything the server has, then everything it lacks. */
export function catchUpDrafts(): Promise<void> {
  return enqueue(async () => {
    await pull(undefined);
    for (const key of draftKeys()) if (localDraft(key)?.isUnsaved) await save(key);
  });
}

export function placeOfKey(key: string): Place {
  const [channel = "", thread] = key.split("/");
  return { channel, thread };
}

function saveSoon(key: string): void {
  clearTimeout(timers.get(key));
  const isDeletion = localDraft(key)?.content === undefined;
  const timer = setTimeout(() => void enqueue(() => save(key)), isDeletion ? 0 : saveAfterMs);
  timers.set(key, timer);
}

function enqueue(work: () => Promise<void>): Promise<void> {
  // What fails for lack of a network stays marked as unsaved, and is tried again after it is back.
  const done = line.then(work).catch(() => undefined);
  line = done;
  return done;
}

async function save(key: string, ask: typeof call = call): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  const draft = localDraft(key);
  if (!draft?.isUnsaved) return;
  if (draft.content === undefined) return erase(key, draft, ask);
  if (!draft.blocks) return;
  const { channel, thread } = placeOfKey(key);
  const { version, editedMs: edited_ms } = draft;
  const place = { channel, ...(thread !== undefined && { thread_ts: thread }) };
  const saved = await ask("client.drafts.save", { ...place, blocks: draft.blocks, version, edited_ms });
  // A draft that the server does not take stays in this browser.
  if (!saved.ok) return;
  const now = typedDraft(key);
  const isSame = now?.editedMs === draft.editedMs;
  if (saved.is_copy) {
    if (isSame) putDraft(key, fromServer(saved.draft), "server");
    return pull(channel);
  }
  if (!now) return;
  putDraft(key, { ...now, id: saved.draft.id, version: saved.draft.version, isUnsaved: !isSame }, "server");
}

async function erase(key: string, { id, version, editedMs }: LocalDraft, ask: typeof call): Promise<void> {
  if (id !== undefined) await ask("client.drafts.delete", { draft_id: id, version });
  if (localDraft(key)?.editedMs === editedMs) putDraft(key, undefined, "server");
}

/** Reads the drafts of one conversation, or all. What is unsaved here is left alone: saving it finds the conflict. */
async function pull(channel: string | undefined): Promise<void> {
  const asked = channel === undefined ? {} : { channel };
  const drafts = await everyPage("client.drafts.list", asked, (page) => page.drafts);
  const current = new Map(drafts.filter((draft) => !draft.is_copy).map((draft) => [keyOf(draft), draft]));
  const isAsked = (id: string) => channel === undefined || id === channel;
  for (const [key, draft] of current) {
    const known = typedDraft(key);
    if (known?.isUnsaved || known?.version === draft.version) continue;
    putDraft(key, fromServer(draft), "server");
  }
  for (const key of draftKeys()) {
    const known = typedDraft(key);
    const isGone = known?.id !== undefined && !known.isUnsaved && !current.has(key);
    if (isGone && isAsked(placeOfKey(key).channel)) putDraft(key, undefined, "server");
  }
  const copies = drafts.filter((draft) => draft.is_copy);
  const others = store.getState().draftCopies.filter((draft) => !isAsked(draft.channel_id));
  change((state) => ({ ...state, draftCopies: [...copies, ...others] }));
}

const keyOf = (draft: ServerDraft): string => placeKey({ channel: draft.channel_id, thread: draft.thread_ts });

function fromServer({ id, version, blocks }: ServerDraft): LocalDraft {
  const [content] = blocks as object[];
  return { content, blocks: blocks as object[], id, version, editedMs: version, isUnsaved: false };
}

/** Puts a copy back into its composer; what is there becomes a copy in its place. */
export async function restoreCopy(copy: ServerDraft): Promise<void> {
  const { content, blocks } = fromServer(copy);
  putDraft(keyOf(copy), { content, blocks, version: 0, editedMs: Date.now(), isUnsaved: true }, "page");
  await enqueue(() => save(keyOf(copy)));
  await deleteCopy(copy);
}

export function deleteCopy({ id, version, channel_id: channel }: ServerDraft): Promise<void> {
  return enqueue(async () => {
    await call("client.drafts.delete", { draft_id: id, version });
    await pull(channel);
  });
}
