import { limits } from "@platform/protocol";
import type { Caller } from "../caller.ts";
import type { CallEntry } from "./withEntry.ts";

type Params = Readonly<Record<string, unknown>>;

/** What an argument names, the most particular first. */
const subjects: readonly (readonly [param: string, type: string])[] = [
  ["trigger_id", "workflow_trigger"],
  ["channel_id", "channel"],
  ["channel", "channel"],
  ["user_id", "user"],
  ["usergroup_id", "usergroup"],
  ["policy_id", "legal_hold_policy"],
  ["canvas_id", "canvas"],
  ["list_id", "list"],
  ["function_id", "function"],
  ["function_app_id", "app"],
  ["app_id", "app"],
  ["workflow_app_id", "app"],
  ["barrier_id", "barrier"],
  ["id", "trigger_type"],
];

/** Whatever is called so may open something, or is too long to be read in a list. */
const hidden = /secret|token|password|value|manifest|code|^inputs$|^variables$|^s3_key$/i;

/** The entry for a call that changes something. */
export function entryOf(method: string, params: Params, caller: Caller): CallEntry {
  const text = (name: string) => (typeof params[name] === "string" ? params[name] : undefined);
  const found = subjectsOf(method).find(([param]) => text(param) !== undefined);
  const teamId = text("team_id") ?? caller.teamId;
  const details = detailsOf(params);
  return {
    method,
    params: details,
    entity: found ? { type: found[1], id: text(found[0]) ?? "" } : { type: "workspace", id: teamId },
    teamId,
    actorId: caller.userId === "" ? undefined : caller.userId,
    appId: caller.appId,
    details,
  };
}

/** Many things have a name, but only emoji are known by theirs. */
function subjectsOf(method: string): typeof subjects {
  return method.startsWith("admin.emoji.") ? [["name", "emoji"]] : subjects;
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
