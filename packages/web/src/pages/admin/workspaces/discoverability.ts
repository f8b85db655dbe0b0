import { adminTeamsText } from "../../../strings/adminTeams.ts";

export type Discoverability = keyof typeof adminTeamsText.discoverabilities;

const names = ["open", "closed", "invite_only", "unlisted"] as const satisfies readonly Discoverability[];

export const discoverabilityOptions = names.map((name) => [name, adminTeamsText.discoverabilities[name]] as const);

export function readDiscoverability(value: string): Discoverability {
  return names.find((name) => name === value) ?? "invite_only";
}
