/**
 * The role "admin" of a person who has it only by the groups at a provider. There is a row for each provider that gives it, and
 * none for a role that a person gave: that one is never taken back by a provider.
 */
export interface MappedRolesTable {
  team_id: string;
  user_id: string;
  provider_id: string;
  given_ms: number;
}
