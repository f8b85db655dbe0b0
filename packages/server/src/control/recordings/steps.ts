import type { RecordedStep, RecordedStream } from "@platform/protocol/recordings/recordingSchema.ts";
import type { CallEntry, DeliveryEntry, InteractionEntry } from "../logEntry.ts";
import { nameBlocks } from "./actionArgs.ts";
import { type CreatedNames, fieldsOf } from "./createdNames.ts";
import type { Directory } from "./directory.ts";
import { channelIn, type Normalize } from "./normalize.ts";
import { parsedArgs, parseJson } from "./parsedArgs.ts";
import { findActions, startingCalls } from "./personActions.ts";
import { type ActEntry, isPersonsCall, type OpenRecording, type RecordedEntry } from "./recorder.ts";
import { createStreamSteps } from "./streamSteps.ts";

type Fields = Readonly<Record<string, unknown>>;

interface StepsOptions {
  readonly open: OpenRecording;
  /** In the order in which they happened. */
  readonly entries: readonly RecordedEntry[];
  readonly created: CreatedNames;
  readonly directory: Directory;
  readonly normalize: Normalize;
  /** The names of callers by id. */
  readonly users: ReadonlyMap<string, string>;
}

/** What a person reads of an event; the rest repeats it. */
const eventNoise: ReadonlySet<string> = new Set(["blocks", "team", "user_team", "source_team", "user_profile"]);

/** The steps of a conversation, put together entry by entry. */
export function createSteps(options: StepsOptions): { steps: RecordedStep[]; lastActionMs: number } {
  const { entries } = options;
  const script = openScript(options);
  const addCall = callAdder(script, options);
  const addEvent = eventAdder(script, options);
  for (const entry of entries) {
    if (entry.kind === "act") addAct(script, options, entry);
    else if (entry.kind === "call") addCall(entry);
    else if (entry.kind === "delivery") addEvent(entry);
    else if (entry.kind === "interaction") addInteraction(script, options, entry);
    else if (entry.kind === "response") {
      const payload = options.normalize(parseJson(entry.payload));
      script.steps.push({ kind: "response", ...script.after(entry.atMs), payload, code: entry.code });
    }
  }
  return { steps: script.steps, lastActionMs: script.lastActionMs() };
}

/** What has been written so far. */
interface Script {
  readonly steps: RecordedStep[];
  lastActionMs(): number;
  after(atMs: number): { readonly after_ms: number };
  /** Whether it happened in another channel than the recorded one. */
  isElsewhere(args: Fields, answer?: unknown): boolean;
  /** What the answer says was created. */
  made(answer: unknown): { readonly makes?: string[] };
  addAction(action: NewAction): void;
}

interface NewAction {
  readonly name: string;
  readonly user: string | undefined;
  readonly atMs: number;
  readonly args: Fields;
  readonly answer: unknown;
}

function openScript({ open, entries, created, directory, normalize }: StepsOptions): Script {
  const steps: RecordedStep[] = [];
  const appsWords = entries.map((entry) => (entry.kind === "call" && !isPersonsCall(entry) ? printArgs(entry) : ""));
  const isAppsOwn = (blockId: string): boolean => appsWords.some((words) => words.includes(JSON.stringify(blockId)));
  const queries = new Map<string, unknown>();
  let lastActionMs = open.startedMs;
  const script: Script = {
    steps,
    lastActionMs: () => lastActionMs,
    after: (atMs) => ({ after_ms: Math.max(0, Math.round(atMs - lastActionMs)) }),
    isElsewhere(args, answer) {
      const channelId = channelIn(args) ?? channelIn(fieldsOf(answer));
      return open.channelId !== undefined && channelId !== undefined && channelId !== open.channelId;
    },
    made(answer) {
      const names = created.learn(answer, (id) => directory.nameOf(id) !== undefined);
      return names.length === 0 ? {} : { makes: names };
    },
    addAction({ name, user, atMs, args: raw, answer }) {
      if (script.isElsewhere(raw, answer)) return;
      created.nextAction();
      const typed = withQuery(name, raw, queries);
      const args = normalize(nameBlocks(typed, created, isAppsOwn)) as Record<string, unknown>;
      const who = user === undefined ? {} : { user };
      steps.push({ kind: "action", ...script.after(atMs), ...who, name, args, ...script.made(answer) });
      lastActionMs = atMs;
    },
  };
  return script;
}

function addAct(script: Script, { directory }: StepsOptions, { name, args, atMs }: ActEntry): void {
  const { user: given, workspace: _, ...rest } = args;
  const named = typeof given === "string" ? directory.nameOf(given)?.replace(/^\{\{user:|\}\}$/g, "") : undefined;
  const user = named ?? (typeof given === "string" ? given : undefined);
  script.addAction({ name, user, atMs, args: rest, answer: undefined });
}

function callAdder(script: Script, { entries, normalize, users }: StepsOptions): (entry: CallEntry) => void {
  const streams = createStreamSteps(normalize);
  const actions = findActions(entries);
  const { steps, after, made } = script;
  return (entry) => {
    const { method, code, atMs } = entry;
    const answer = parseJson(entry.answer);
    const args = parsedArgs(entry.args);
    if (isPersonsCall(entry)) {
      if (!actions.has(entry.requestId)) return;
      script.addAction({ name: method, user: users.get(entry.caller.userId), atMs, args, answer });
      return;
    }
    if (startingCalls.has(method) || script.isElsewhere(args, answer)) return;
    const addStream = (): RecordedStream => {
      const begun = { args: {}, text: "", chunks: [], code: "ok", is_ended: false };
      const step: RecordedStream = { kind: "stream", ...after(atMs), ...begun, ...made(answer) };
      steps.push(step);
      return step;
    };
    if (streams.take(entry, addStream)) return;
    const written = normalize(args) as Record<string, unknown>;
    steps.push({ kind: "call", ...after(atMs), method, args: written, code, ...(code === "ok" ? made(answer) : {}) });
  };
}

/** Adds each event once, however often it was delivered. */
function eventAdder(
  { steps, after, isElsewhere }: Script,
  { normalize }: StepsOptions,
): (entry: DeliveryEntry) => void {
  const seen = new Set<string>();
  return ({ eventId, type, code, atMs, payload }) => {
    const event = fieldsOf(fieldsOf(parseJson(payload))["event"]);
    if (seen.has(eventId) || isElsewhere(event)) return;
    seen.add(eventId);
    const shown = Object.fromEntries(Object.entries(event).filter(([key]) => !eventNoise.has(key) && key !== "type"));
    const written = normalize(shown) as Record<string, unknown>;
    steps.push({ kind: "event", ...after(atMs), type, code, event: written });
  };
}

function addInteraction(
  { steps, after, isElsewhere }: Script,
  { normalize }: StepsOptions,
  { type, code, atMs, payload, answer }: InteractionEntry,
): void {
  // A client asks for options at its own pace; what was chosen is what counts.
  if (type === "block_suggestion" || isElsewhere(fieldsOf(parseJson(payload)))) return;
  const body = parseJson(answer);
  const isEmpty = typeof body === "string" ? body === "" : Object.keys(fieldsOf(body)).length === 0;
  steps.push({ kind: "interaction", ...after(atMs), type, code, ...(isEmpty ? {} : { answer: normalize(body) }) });
}

/** The browser client proves a choice by what the app offered it; a replay asks the app again, with what was typed. */
function withQuery(name: string, args: Fields, queries: Map<string, unknown>): Fields {
  const key = String(args["action_id"]);
  if (name === "client.blocks.suggest") queries.set(key, args["query"]);
  const query = queries.get(key);
  const isChoice = name === "client.blocks.act" && args["query"] === undefined && query !== undefined;
  return isChoice ? { ...args, query } : args;
}

function printArgs({ args }: CallEntry): string {
  return JSON.stringify(parsedArgs(args));
}
