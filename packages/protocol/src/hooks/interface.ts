import { isProtocolList } from "./protocols.ts";
import { anything, type HookFault, type Shaped, flagOrWord, list, object, record, required, text } from "./shape.ts";

const watched = { paths: required(list(text)), "filter-regex": text };

/** What to do when files change during a local run; paths at the top are the older way to say `manifest`. */
const watchShape = object({
  manifest: object(watched),
  app: object(watched),
  paths: list(text),
  "filter-regex": text,
});

const configShape = object({
  // Whatever is wrong with it means version 1, so nothing here is refused: faultOfProtocolVersion says what is wrong.
  "protocol-version": anything,
  "sdk-managed-connection-enabled": flagOrWord,
  watch: watchShape,
  "trigger-paths": list(text),
});

/** What `hooks.json` holds and `get-hooks` answers. Either may leave out what the other has. */
const partShape = object({ runtime: text, hooks: record(text), config: configShape });
const wholeShape = object({ runtime: required(text), hooks: required(record(text)), config: configShape });

export type HooksPart = Shaped<typeof partShape>;
export type HooksInterface = Shaped<typeof wholeShape>;
export type WatchSettings = Shaped<typeof watchShape>;

export type CheckedHooks<T> =
  | { readonly ok: true; readonly hooks: T }
  | { readonly ok: false; readonly faults: readonly HookFault[] };

/** One of the two parts, before they are put together. */
export function checkHooksPart(value: unknown): CheckedHooks<HooksPart> {
  return judge<HooksPart>(value, partShape.check(value, ""));
}

/**
 * Both parts together: what the file says goes before what the SDK says, field by field, so that a developer can change
 * one hook or one setting and the SDK keeps supplying the rest. Arrays are taken whole.
 */
export function mergeHooks(fromSdk: HooksPart, fromFile: HooksPart): CheckedHooks<HooksInterface> {
  const merged = merge(fromSdk, fromFile);
  return judge<HooksInterface>(merged, wholeShape.check(merged, ""));
}

/** Managed infrastructure runs one runtime only. */
export function faultOfManagedRuntime({ runtime }: HooksPart): HookFault | undefined {
  if (runtime === "deno") return undefined;
  if (runtime === undefined || runtime === null) return { field: "runtime", message: "is required" };
  return { field: "runtime", message: `must be "deno" for managed infrastructure, not ${JSON.stringify(runtime)}` };
}

/** What is wrong with the list of protocols, which therefore counts as left out. */
export function faultOfProtocolVersion({ config }: HooksPart): HookFault | undefined {
  const preferences = config?.["protocol-version"];
  if (preferences === undefined || preferences === null || isProtocolList(preferences)) return undefined;
  return { field: "config.protocol-version", message: "must be an array of strings" };
}

/** Whether the SDK keeps the socket of a local run; left out or false, the command line does. */
export function isSdkManaged({ config }: HooksPart): boolean {
  const setting = config?.["sdk-managed-connection-enabled"];
  return setting === true || setting === "true";
}

function judge<T>(value: unknown, faults: readonly HookFault[]): CheckedHooks<T> {
  return faults.length === 0 ? { ok: true, hooks: value as T } : { ok: false, faults };
}

function merge(under: unknown, over: unknown): unknown {
  if (!isPlainObject(under) || !isPlainObject(over)) return over ?? under;
  const merged = new Map(Object.entries(under));
  for (const [key, value] of Object.entries(over)) merged.set(key, merge(merged.get(key), value));
  return Object.fromEntries(merged);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
