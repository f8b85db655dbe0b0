import { limits } from "@platform/protocol";
import type { NamedEntities } from "../domain/triggers/readEntities.ts";
import { defaulted, id, list } from "./params.ts";

export const triggerIdParam = id({ object: "trigger", describe: "The trigger.", otherwise: "trigger_not_found" });

/** The refusals of `accessTrigger`, worded once. */
export const triggerErrors = {
  trigger_not_found: "`trigger_id` names no trigger of the workspace.",
  access_denied: "The caller is not the trigger's app, does not work on it, and does not run the workspace.",
};

/** Longer lists are refused with a code of their own, so they have to get through. */
const listed = { max: limits.json_keys_max, unique: true } as const;

/** The people, channels and groups that are named to run a trigger. */
export const entityParams = {
  user_ids: defaulted(list({ object: "user", describe: "People, no id twice.", ...listed }), []),
  channel_ids: defaulted(
    list({ object: "channel", describe: "Everyone in these channels; no duplicates.", ...listed }),
    [],
  ),
  team_ids: defaulted(list({ object: "team", describe: "Everybody in these workspaces, no id twice.", ...listed }), []),
  org_ids: defaulted(list({ object: "org", describe: "Everybody in these orgs, no id twice.", ...listed }), []),
};

export function entitiesOf(params: {
  readonly user_ids: readonly string[];
  readonly channel_ids: readonly string[];
  readonly team_ids: readonly string[];
  readonly org_ids: readonly string[];
}): NamedEntities {
  return { user: params.user_ids, channel: params.channel_ids, team: params.team_ids, org: params.org_ids };
}

/** The refusals of naming people, worded once. */
export const entityErrors = {
  user_not_found: "One of the people is neither in the org nor in one that it shares channels with.",
  channel_not_found: "One of the channels is none that the caller sees.",
  team_not_found: "One of the workspaces does not exist.",
  org_not_found: "One of the orgs does not exist.",
  team_not_connected: "One of the workspaces belongs to an org that shares no channel with this one.",
  org_not_connected: "One of the orgs shares no channel with this one.",
  external_workspace_denied: "One of the channels belongs to another workspace than the workflow.",
  connected_user_denied: "One of the people belongs to a connected organization, and an admin does not allow that.",
  connected_team_denied: "The same, for a workspace.",
  connected_org_denied: "The same, for an org.",
  shared_channel_denied: "One of the channels is shared with another organization, and an admin does not allow that.",
  no_valid_named_entities:
    "Nobody who was named can run anything: deactivated people, bots, archived channels, deleted workspaces, or no ids at all.",
  too_many_named_entities: `More than ${limits.named_entities_max} would be named.`,
};
