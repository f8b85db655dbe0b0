/** Who may, as the server tells it. */
export interface Rule {
  readonly permission: string;
  readonly user_ids?: readonly string[];
  readonly team_ids?: readonly string[];
  readonly org_ids?: readonly string[];
}

const words: Readonly<Record<string, string>> = {
  everyone: "Everybody",
  no_one: "Nobody",
  app_collaborators: "Those who work on the app",
};

export function sayRule({ permission, user_ids: users = [], team_ids: teams = [], org_ids: orgs = [] }: Rule): string {
  const count = users.length + teams.length + orgs.length;
  return words[permission] ?? `${count.toLocaleString()} named`;
}
