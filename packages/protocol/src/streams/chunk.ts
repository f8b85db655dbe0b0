import { isLongerThan } from "../characters.ts";
import { limits } from "../limits.ts";
import { type Outcome, type Refusal, refuse, succeed } from "../outcome.ts";
import { type SlackIconName, slackIconNames } from "../slackIcons.ts";

export const taskStatuses = ["pending", "in_progress", "complete", "error"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Where a task found what it says. */
export interface TaskSource {
  readonly type: "url";
  readonly url: string;
  readonly text: string;
}

/** Shown beside a task. */
export interface TaskIcon {
  readonly type: "icon";
  readonly name: SlackIconName;
}

export interface MarkdownChunk {
  readonly type: "markdown_text";
  readonly text: string;
}

export interface TaskChunk {
  readonly type: "task_update";
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
  readonly icon?: TaskIcon;
  readonly details?: string;
  readonly output?: string;
  readonly sources?: readonly TaskSource[];
}

export interface PlanChunk {
  readonly type: "plan_update";
  readonly title: string;
}

/** Blocks as they came; whether they hold is for the block library to say. */
export interface BlocksChunk {
  readonly type: "blocks";
  readonly blocks: readonly unknown[];
}

/** One piece of a streamed message. */
export type Chunk = MarkdownChunk | TaskChunk | PlanChunk | BlocksChunk;

/** How the tasks of a stream are shown: each where it came, or all together where the first one is. */
export const taskDisplayModes = ["timeline", "plan", "dense"] as const;
export type TaskDisplayMode = (typeof taskDisplayModes)[number];

export type ChunkCode = "invalid_chunks" | "msg_too_long" | "no_text" | "invalid_blocks_format";

/** Checks the chunks that an app sent. The code is that of the first faulty one; the messages name a fault of each. */
export function readChunks(values: readonly unknown[]): Outcome<{ chunks: readonly Chunk[] }, ChunkCode> {
  if (values.length > limits.stream_chunks_max) {
    return refuse("invalid_chunks", `no more than ${limits.stream_chunks_max} items allowed [json-pointer:/chunks]`);
  }
  const chunks: Chunk[] = [];
  const refusals: Refusal<ChunkCode>[] = [];
  for (const [at, value] of values.entries()) {
    const read = readChunk(value, `/chunks/${at}`);
    if (read.ok) chunks.push(read.chunk);
    else refusals.push(read);
  }
  const [first, ...others] = refusals;
  return first ? joinRefusals(first, others) : succeed({ chunks });
}

/** One refusal that says what all of them say. */
export function joinRefusals<const Code extends string>(
  first: Refusal<Code>,
  others: readonly Refusal<string>[],
): Refusal<Code> {
  const messages = [first, ...others].flatMap((refusal) => refusal.response_metadata?.messages ?? []);
  return messages.length === 0 ? first : { ...first, response_metadata: { messages } };
}

/** Text that came without chunks is one. */
export function readMarkdown(text: string, pointer = "/markdown_text"): Outcome<{ chunk: MarkdownChunk }, ChunkCode> {
  if (text === "") return refuse("no_text", at("must be more than 0 characters", pointer));
  const max = limits.markdown_chars_max;
  if (isLongerThan(text, max)) return refuse("msg_too_long", at(`must be less than ${max + 1} characters`, pointer));
  return succeed({ chunk: { type: "markdown_text", text } });
}

function readChunk(value: unknown, pointer: string): Outcome<{ chunk: Chunk }, ChunkCode> {
  if (!isRecord(value)) return refuse("invalid_chunks", at("must provide an object", pointer));
  switch (value["type"]) {
    case "markdown_text":
      if (typeof value["text"] !== "string") return missing("text", pointer);
      return readMarkdown(value["text"], `${pointer}/text`);
    case "task_update":
      return readTask(value, pointer);
    case "plan_update": {
      const title = readShort(value, "title", pointer);
      return title.ok ? succeed({ chunk: { type: "plan_update", title: title.text ?? "" } }) : title;
    }
    case "blocks":
      if (Array.isArray(value["blocks"])) return succeed({ chunk: { type: "blocks", blocks: value["blocks"] } });
      return refuse("invalid_blocks_format", at("must provide an array", `${pointer}/blocks`));
    default:
      return refuse("invalid_chunks", at(`unsupported type: ${String(value["type"])}`, `${pointer}/type`));
  }
}

function readTask(value: Record<string, unknown>, pointer: string): Outcome<{ chunk: TaskChunk }, ChunkCode> {
  const id = readShort(value, "id", pointer);
  if (!id.ok) return id;
  const title = readShort(value, "title", pointer);
  if (!title.ok) return title;
  const status = taskStatuses.find((known) => known === value["status"]);
  if (!status) return refuse("invalid_chunks", at("must be a valid enum value", `${pointer}/status`));
  const details = readShort(value, "details", pointer, "optional");
  if (!details.ok) return details;
  const output = readShort(value, "output", pointer, "optional");
  if (!output.ok) return output;
  const sources = value["sources"] === undefined ? undefined : readSources(value["sources"], `${pointer}/sources`);
  if (sources && !sources.ok) return sources;
  const icon = value["icon"] === undefined ? undefined : readIcon(value["icon"], `${pointer}/icon`);
  if (icon && !icon.ok) return icon;
  const chunk: TaskChunk = {
    type: "task_update",
    id: id.text ?? "",
    title: title.text ?? "",
    status,
    ...(icon ? { icon: icon.icon } : {}),
    ...(details.text === undefined ? {} : { details: details.text }),
    ...(output.text === undefined ? {} : { output: output.text }),
    ...(sources ? { sources: sources.sources } : {}),
  };
  return succeed({ chunk });
}

function readIcon(value: unknown, pointer: string): Outcome<{ icon: TaskIcon }, ChunkCode> {
  if (!isRecord(value)) return refuse("invalid_chunks", at("must provide an object", pointer));
  if (value["type"] !== "icon") return refuse("invalid_chunks", at("must be a valid enum value", `${pointer}/type`));
  const name = slackIconNames.find((known) => known === value["name"]);
  if (!name) return refuse("invalid_chunks", at("must be a valid enum value", `${pointer}/name`));
  return succeed({ icon: { type: "icon", name } });
}

function readSources(value: unknown, pointer: string): Outcome<{ sources: TaskSource[] }, ChunkCode> {
  if (!Array.isArray(value)) return refuse("invalid_chunks", at("must provide an array", pointer));
  if (value.length > limits.stream_sources_max) {
    return refuse("invalid_chunks", at(`no more than ${limits.stream_sources_max} items allowed`, pointer));
  }
  const sources: TaskSource[] = [];
  for (const [index, source] of value.entries()) {
    const place = `${pointer}/${index}`;
    if (!isRecord(source) || source["type"] !== "url") {
      return refuse("invalid_chunks", at(`unsupported type: ${isRecord(source) ? String(source["type"]) : ""}`, place));
    }
    const { url } = source;
    if (typeof url !== "string" || !/^https?:\/\//.test(url) || url.length > limits.url_chars_max) {
      return refuse("invalid_chunks", at("input must be a valid: uri", `${place}/url`));
    }
    const text = readShort(source, "text", place, "present");
    if (!text.ok) return text;
    sources.push({ type: "url", url, text: text.text ?? "" });
  }
  return succeed({ sources });
}

function readShort(
  value: Record<string, unknown>,
  name: string,
  pointer: string,
  /** `present` may be empty, but not left out. */
  need: "required" | "present" | "optional" = "required",
): Outcome<{ text: string | undefined }, ChunkCode> {
  const text = value[name];
  if (text === undefined && need === "optional") return succeed({ text: undefined });
  if (typeof text !== "string" || (text === "" && need === "required")) return missing(name, pointer);
  const max = limits.stream_field_chars_max;
  if (isLongerThan(text, max))
    return refuse("invalid_chunks", at(`must be less than ${max + 1} characters`, `${pointer}/${name}`));
  return succeed({ text });
}

function missing(name: string, pointer: string) {
  return refuse("invalid_chunks", at(`missing required field: ${name}`, pointer));
}

function at(message: string, pointer: string): string {
  return `${message} [json-pointer:${pointer}]`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
