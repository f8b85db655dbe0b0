import { limits } from "@platform/protocol";
import type { Moment, NewEntry } from "../logEntry.ts";

/** Something that a person did by a control, which the log has no entry for. */
export interface ActEntry extends Moment {
  readonly kind: "act";
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly size: number;
}

export type RecordedEntry = Exclude<NewEntry, { readonly kind: "event" }> | ActEntry;

/** Whom and where to record. */
export interface RecordingWish {
  readonly appId: string;
  readonly teamId: string;
  /** Only what happens there, and what happens nowhere. */
  readonly channelId: string | undefined;
  readonly startedMs: number;
}

export interface OpenRecording extends RecordingWish {
  readonly id: string;
  readonly entries: readonly RecordedEntry[];
  /** How many entries came after the recording was full. */
  readonly dropped: number;
}

/** Recordings that are under way, in bounded memory. They end with the server. */
export interface Recorder {
  /** Nothing when there are too many. */
  start(wish: RecordingWish): OpenRecording | undefined;
  find(id: string): OpenRecording | undefined;
  /** Forgets what was recorded so far: the recording begins now. */
  restart(id: string, startedMs: number): void;
  stop(id: string): void;
  note(entry: NewEntry | ActEntry): void;
  /** Calls back for each further entry of a recording, until the returned function is called. */
  subscribe(id: string, onEntry: (entry: RecordedEntry) => void): () => void;
}

interface Recording extends Omit<RecordingWish, "startedMs"> {
  readonly id: string;
  startedMs: number;
  readonly entries: RecordedEntry[];
  readonly listeners: Set<(entry: RecordedEntry) => void>;
  size: number;
  dropped: number;
}

export function createRecorder(): Recorder {
  const open = new Map<string, Recording>();
  let lastId = 0;

  function add(recording: Recording, entry: RecordedEntry): void {
    const { entries, size } = recording;
    const isFull = entries.length >= limits.recording_entries_max || size + entry.size > limits.recording_bytes_max;
    if (isFull) recording.dropped++;
    else {
      entries.push(entry);
      recording.size += entry.size;
    }
    for (const listener of recording.listeners) listener(entry);
  }

  return {
    start(wish) {
      if (open.size >= limits.recordings_max) return undefined;
      const recording = {
        ...wish,
        id: String(++lastId),
        entries: [],
        listeners: new Set<never>(),
        size: 0,
        dropped: 0,
      };
      open.set(recording.id, recording);
      return recording;
    },
    find: (id) => open.get(id),
    restart(id, startedMs) {
      const recording = open.get(id);
      if (!recording) return;
      recording.entries.length = 0;
      Object.assign(recording, { startedMs, size: 0, dropped: 0 });
    },
    stop: (id) => void open.delete(id),
    note(entry) {
      if (entry.kind === "event") return;
      for (const recording of open.values()) if (concerns(entry, recording)) add(recording, entry);
    },
    subscribe(id, onEntry) {
      const listeners = open.get(id)?.listeners;
      listeners?.add(onEntry);
      return () => void listeners?.delete(onEntry);
    },
  };
}

/** Calls of the app and what it received, and what people do: only writes tell whether a call of theirs did something. */
function concerns(entry: RecordedEntry, { appId, teamId }: RecordingWish): boolean {
  if (entry.kind === "act") return true;
  if (entry.kind === "write") return entry.code === "ok";
  if (entry.kind !== "call") return entry.appId === appId;
  return isPersonsCall(entry) ? entry.caller.teamId === teamId && entry.code === "ok" : entry.caller.appId === appId;
}

/** A call with a user token counts as the person's, because tests act as people with such tokens. */
export function isPersonsCall(entry: Extract<RecordedEntry, { kind: "call" }>): boolean {
  return entry.caller.kind === "user";
}
