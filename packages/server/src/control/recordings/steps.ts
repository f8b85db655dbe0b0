import type { RecordedAction, RecordedStep, RecordedStream } from "@platform/protocol/recordings/recordingSchema.ts";
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

export function createSteps(options: StepsOptions): { steps: RecordedStep[]; lastActionMs: number } {
  const { open, entries, created, directory, normalize, users } = options;
  const steps: RecordedStep[] = [];
  const streams = createStreamSteps(normalize);
  const actions = findActions(entries);
  const appsWords = entries.map((entry) => (entry.kind === "call" && !isPersonsCall(entry) ? printArgs(entry) : ""));
  const isAppsOwn = (blockId: string): boolean => appsWords.some((words) => words.includes(JSON.stringify(blockId)));
  const seenEvents = new Set<string>();
  const queries = new Map<string, unknown>();
  let lastActionMs = open.startedMs;

  const after = (atMs: number) => ({ after_ms: Math.max(0, Math.round(atMs - lastActionMs)) });
  const isElsewhere = (args: Fields, answer?: unknown): boolean => {
    const channelId = channelIn(args) ?? channelIn(fieldsOf(answer));
    return open.channelId !== undefined && channelId !== undefined && channelId !== open.channelId;
  };
  const made = (answer: unknown) => {
    const names = created.learn(answer, (id) => directory.nameOf(id) !== undefined);
    return names.length === 0 ? {} : { makes: names };
  };

  function addAction(name: string, user: string | undefined, atMs: number, raw: Fields, answer: unknown): void {
    if (isElsewhere(raw, answer)) return;
    created.nextAction();
    const typed = withQuery(name, raw, queries);
    const args = normalize(nameBlocks(typed, created, isAppsOwn)) as Record<string, unknown>;
    const step: RecordedAction = { kind: "action", ...after(atMs), ...(user !== undefined && { user }), name, args };
    steps.push({ ...step, ...made(answer) });
    lastActionMs = atMs;
  }

  function addAct({ name, args, atMs }: ActEntry): void {
    const { user, workspace: _, ...rest } = args;
    const named =
      typeof user === "string" ? (directory.nameOf(user)?.replace(/^\{\{user:|\}\}$/g, "") ?? user) : undefined;
    addAction(name, named, atMs, rest, undefined);
  }

  function addCall(entry: CallEntry): void {
    const answer = parseJson(entry.answer);
    const args = parsedArgs(entry.args);
    if (isPersonsCall(entry)) {
      if (!actions.has(entry.requestId)) return;
      addAction(entry.method, users.get(entry.caller.userId), entry.atMs, args, answer);
      return;
    }
    if (startingCalls.has(entry.method) || isElsewhere(args, answer)) return;
    const addStream = (): RecordedStream => {
      const step: RecordedStream = {
        kind: "stream",
        ...after(entry.atMs),
        args: {},
        text: "",
        chunks: [],
        code: "ok",
        is_ended: false,
        ...made(answer),
      };
      steps.push(step);
      return step;
    };
    if (streams.take(entry, addStream)) return;
    const written = normalize(args) as Record<string, unknown>;
    const { method, code, atMs } = entry;
    steps.push({ kind: "call", ...after(atMs), method, args: written, code, ...(code === "ok" ? made(answer) : {}) });
  }

  function addEvent({ eventId, type, code, atMs, payload }: DeliveryEntry): void {
    const event = fieldsOf(fieldsOf(parseJson(payload))["event"]);
    if (seenEvents.has(eventId) || isElsewhere(event)) return;
    seenEvents.add(eventId);
    const shown = Object.fromEntries(Object.entries(event).filter(([key]) => !eventNoise.has(key) && key !== "type"));
    const written = normalize(shown) as Record<string, unknown>;
    steps.push({ kind: "event", ...after(atMs), type, code, event: written });
  }

  function addInteraction({ type, code, atMs, payload, answer }: InteractionEntry): void {
    // A client asks for options at its own pace; what was chosen is what counts.
    if (type === "block_suggestion" || isElsewhere(fieldsOf(parseJson(payload)))) return;
    const body = parseJson(answer);
    const isEmpty = body === undefined || body === null || body === "" || Object.keys(fieldsOf(body)).length === 0;
    const said = isEmpty && typeof body !== "string" ? {} : { answer: normalize(body) };
    steps.push({ kind: "interaction", ...after(atMs), type, code, ...(body === "" ? {} : said) });
  }

  for (const entry of entries) {
    if (entry.kind === "act") addAct(entry);
    else if (entry.kind === "call") addCall(entry);
    else if (entry.kind === "delivery") addEvent(entry);
    else if (entry.kind === "interaction") addInteraction(entry);
    else if (entry.kind === "response") {
      const payload = normalize(parseJson(entry.payload));
      steps.push({ kind: "response", ...after(entry.atMs), payload, code: entry.code });
    }
  }
  return { steps, lastActionMs };
}

/** The browser client proves a choice by what the app offered it; a replay asks the app again, with what was typed. */
function withQuery(name: string, args: Fields, queries: Map<string, unknown>): Fields {
  const key = String(args["action_id"]);
  if (name === "client.blocks.suggest") queries.set(key, args["query"]);
  const query = queries.get(key);
  const isChoice = name === "client.blocks.act" && args["query"] === undefined && query !== undefined;
  return isChoice ? { ...args, query } : args;
}

function printArgs({ args, answer: _ }: CallEntry): string {
  return JSON.stringify(parsedArgs(args));
}
