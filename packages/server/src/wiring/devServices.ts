import type { DevServices } from "../http/pages/peopleServices.ts";
import type { DevDescription } from "../seed/describeDev.ts";

/** Gives the pages what dev mode shows besides: who there is, and their tokens. */
export function openDevServices(describeDev: () => Promise<DevDescription>, controlToken: string): DevServices {
  return {
    controlToken,
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
    tokenOf: async (userId) => (await describeDev()).users.find((user) => user.id === userId)?.token,
  };
}
