import { personCaller } from "./domain/access/personCaller.ts";
import type { Desk } from "./http/call.ts";
import type { DevDoor } from "./http/pages/door.ts";
import { runAs } from "./http/runAs.ts";
import type { DevDescription } from "./seed/describeDev.ts";
import type { Db } from "./storage/db.ts";

export interface DevDoorOptions {
  readonly db: Db;
  readonly desk: Desk;
  readonly describeDev: () => Promise<DevDescription>;
}

/** Gives the pages what they may not import: the people of the dev workspaces, and their view of them. */
export function openDevDoor({ db, desk, describeDev }: DevDoorOptions): DevDoor {
  // A person in our own pages is bound by who they are, not by what an app was granted.
  const scopes = [...new Set([...desk.methods.values()].flatMap((method) => method.scopes))];
  return {
    async people() {
      const { users, teams } = await describeDev();
      const order = new Map(teams.map((team, at) => [team.id, at]));
      return users
        .toSorted((a, b) => (order.get(a.team_id) ?? 0) - (order.get(b.team_id) ?? 0))
        .map(({ id, name, real_name, role, team_id }) => {
          const team = teams.find((candidate) => candidate.id === team_id)?.name ?? "";
          return { id, name, realName: real_name, role, team };
        });
    },
    async callAs(userId, method, params) {
      const caller = await personCaller(db, userId, scopes);
      return caller && runAs(desk, caller, method, params);
    },
    tokenOf: async (userId) => (await describeDev()).users.find((user) => user.id === userId)?.token,
  };
}
