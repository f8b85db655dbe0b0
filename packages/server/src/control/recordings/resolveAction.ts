import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { RecordedAction } from "@platform/protocol/recordings/recordingSchema.ts";
import { unnameBlocks } from "./actionArgs.ts";
import type { Created } from "./createdNames.ts";
import type { BuiltRecording } from "./buildRecording.ts";
import { type OpenDm, splitName } from "./directory.ts";
import { placeholder } from "./idTokens.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface ResolveOptions {
  /** What this run has so far. */
  readonly built: BuiltRecording;
  /** The name in this run of what the recording created. */
  readonly actualOf: (name: string) => string | undefined;
  readonly openDm: OpenDm;
  /** What the person sees on top: a view that came with an answer of the app is named nowhere else. */
  readonly topView: () => Promise<string | undefined>;
  /** The timestamp of a message that was there before the recording. */
  readonly findEarlier: (name: string) => Promise<string | undefined>;
}

/** The arguments of a recorded action with the ids of this run. */
export async function resolveAction(
  { args }: RecordedAction,
  options: ResolveOptions,
): Promise<Outcome<{ args: Fields }, "unresolved">> {
  const names = new Set([...JSON.stringify(args).matchAll(placeholder)].map(([, name = ""]) => name));
  const ids = new Map<string, string>();
  for (const name of names) {
    if (name.startsWith("block:")) continue;
    const isView = args["view_id"] === `{{${name}}}`;
    const id = (await idOf(name, options)) ?? (isView ? await options.topView() : undefined);
    if (id === undefined) return refuse("unresolved", `there is no {{${name}}} in this run`);
    ids.set(name, id);
  }
  const resolved = walk(args, ids) as Fields;
  return succeed({ args: unnameBlocks(resolved, options.built.created) });
}

async function idOf(name: string, options: ResolveOptions): Promise<string | undefined> {
  const { built, actualOf, openDm, findEarlier } = options;
  const { kind } = splitName(name);
  if (kind === "server" || kind === "trigger_id" || kind === "response_url") return `{{${name}}}`;
  if (kind === "earlier") return findEarlier(`{{${name}}}`);
  if (/^\w+:\d+\.\d+$/.test(name)) {
    const actual = actualOf(`{{${name}}}`);
    const found = actual === undefined ? undefined : built.created.find(actual);
    return found && printCreated(found);
  }
  return built.directory.idOf(name, openDm);
}

function printCreated(created: Created): string {
  return created.kind === "message" ? created.ts : created.id;
}

function walk(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return value.replace(placeholder, (whole, name: string) => ids.get(name) ?? whole);
  if (Array.isArray(value)) return value.map((one) => walk(one, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [walk(key, ids) as string, walk(one, ids)]));
}
