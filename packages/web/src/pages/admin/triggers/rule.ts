import { triggersText } from "../../../strings/triggers.ts";

/** Who may, as the server tells it. */
export interface Rule {
  readonly permission: string;
  readonly user_ids?: readonly string[];
  readonly team_ids?: readonly string[];
  readonly org_ids?: readonly string[];
}

const words: Readonly<Record<string, string>> = {
  everyone: triggersText.everyone,
  no_one: triggersText.nobody,
  app_collaborators: triggersText.collaborators,
};

export function sayRule({ permission, user_ids: users = [], team_ids: teams = [], org_ids: orgs = [] }: Rule): string {
  const count = users.length + teams.length + orgs.length;
  return words[permission] ?? triggersText.selectedCount(count);
}
