import { maskSecrets } from "../maskSecrets.ts";
import { fieldsOf, type CreatedNames } from "./createdNames.ts";
import type { Directory } from "./directory.ts";
import { idCandidate, newId, tsPattern } from "./idTokens.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Differs from run to run without saying anything: tokens, and what clients and the server make up. */
const volatile: ReadonlySet<string> = new Set([
  "token",
  "client_msg_id",
  "action_token",
  "event_ts",
  "hash",
  "offered",
  "bot_access_token",
  "draft_id",
]);
const replaced: Readonly<Record<string, string>> = {
  trigger_id: "{{trigger_id}}",
  interactivity_pointer: "{{trigger_id}}",
  response_url: "{{response_url}}",
  function_execution_id: "{{execution_id}}",
};
/** Where a server of one run is, and the addresses that open something. */
const addresses =
  /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/(?:responses|services|socket)\/[^\s"|>]*)?/g;

export interface Normalize {
  /** A value without secrets and ids, as a file may hold it. */
  (value: unknown, channelId?: string): unknown;
}

export function createNormalize(directory: Directory, created: CreatedNames): Normalize {
  const textOf = (text: string, channelId: string | undefined): string =>
    text
      .replace(addresses, (_, secret) => (secret === undefined ? "{{server}}" : "{{server}}/***"))
      .replace(/\/p\d{16}\b/g, "/p{{ts}}")
      .replace(tsPattern, (ts) => created.messageName(channelId, ts) ?? "{{ts}}")
      .replace(idCandidate, (id) => created.nameOf(id) ?? directory.nameOf(id) ?? (newId.test(id) ? "{{id}}" : id));

  const walk = (value: unknown, channelId: string | undefined): unknown => {
    if (typeof value === "string") return textOf(value, channelId);
    if (Array.isArray(value)) return value.map((one) => walk(one, channelId));
    if (typeof value !== "object" || value === null) return value;
    const inside = channelIn(value as Fields) ?? channelId;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !volatile.has(key) && !key.startsWith("_x_"))
        .map(([key, one]) => [textOf(key, inside), replaced[key] ?? walk(one, inside)]),
    );
  };
  return (value, channelId) => walk(maskSecrets(value), channelId);
}

/** The conversation that timestamps beside it belong to. */
export function channelIn(fields: Fields): string | undefined {
  const channel = fields["channel"] ?? fields["channel_id"];
  const id = typeof channel === "string" ? channel : fieldsOf(channel)["id"];
  return typeof id === "string" ? id : undefined;
}
