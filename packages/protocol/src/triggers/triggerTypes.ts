/** What starts a workflow: a person, something that happened, the clock, or a request from outside. */
export const triggerTypes = ["shortcut", "event", "scheduled", "webhook"] as const;
export type TriggerType = (typeof triggerTypes)[number];

/** Each type has an id, because administrators decide about types as they decide about things. */
export const triggerTypeIds: Readonly<Record<TriggerType, string>> = {
  shortcut: "Ftt01",
  event: "Ftt02",
  scheduled: "Ftt03",
  webhook: "Ftt04",
};

/** However it is written: documents show the same id in capitals and not. */
export function triggerTypeOf(id: string): TriggerType | undefined {
  const wanted = id.toLowerCase();
  return triggerTypes.find((type) => triggerTypeIds[type].toLowerCase() === wanted);
}

/** What of a type an administrator decides: using it at all, letting it into private channels, and letting it read there. */
export const typePermissions = ["trigger_type", "private_channel_access", "private_channel_message_access"] as const;
export type TypePermission = (typeof typePermissions)[number];

export const visibilities = ["everyone", "named_entities", "no_one"] as const;
export type Visibility = (typeof visibilities)[number];

/** Who may run a trigger. */
export const runPermissions = ["everyone", "app_collaborators", "named_entities"] as const;
export type RunPermission = (typeof runPermissions)[number];
