import { limits } from "@platform/protocol";
import type { Caller } from "../caller.ts";
import type { Note } from "./note.ts";

type Params = Readonly<Record<string, unknown>>;

/** What an argument names, the most particular first. */
const named: readonly (readonly [param: string, type: string])[] = [
  ["trigger_id", "workflow_trigger"],
  ["channel_id", "channel"],
  ["channel", "channel"],
  ["user_id", "user"],
  ["app_id", "app"],
  ["workflow_app_id", "app"],
  ["barrier_id", "barrier"],
  ["id", "trigger_type"],
  ["name", "emoji"],
];

/** Whatever is called so may open something, or is too long to be read in a list. */
const hidden = /secret|token|password|value|manifest|code|^inputs$|^variables$|^s3_key$/i;

/** The entry for a call that changes something. */
export function entryOf(method: string, params: Params, caller: Caller, address: string): Note {
  const text = (name: string) => (typeof params[name] === "string" ? params[name] : undefined);
  const found = named.find(([param]) => text(param) !== undefined);
  const teamId = text("team_id") ?? caller.teamId;
  return {
    action: method,
    entity: found ? { type: found[1], id: text(found[0]) ?? "" } : { type: "workspace", id: teamId },
    teamId,
    actorId: caller.userId === "" ? undefined : caller.userId,
    appId: caller.appId,
    details: detailsOf(params),
    address,
  };
}

function detailsOf(params: Params): Params {
  const details: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || hidden.test(name)) continue;
    const isShort = (JSON.stringify(value) ?? "").length <= limits.audit_value_chars_max;
    details[name] = isShort ? value : "(too long to be kept)";
  }
  return details;
}
