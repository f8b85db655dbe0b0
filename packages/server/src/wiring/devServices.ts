import type { MailSurroundings } from "../domain/mail/composeMail.ts";
import { listCapturedMail, readCapturedMail } from "../domain/mail/listCapturedMail.ts";
import type { DevServices } from "../http/pages/peopleServices.ts";
import type { DevDescription } from "../seed/describeDev.ts";
import type { Db } from "../storage/db.ts";

export interface DevOptions {
  readonly describeDev: () => Promise<DevDescription>;
  readonly controlToken: string;
  readonly db: Db;
  /** What captured mail is composed with. */
  readonly mailing: () => MailSurroundings;
}

/** Gives the pages what dev mode shows besides: who there is, and their tokens. */
export function openDevServices({ describeDev, controlToken, db, mailing }: DevOptions): DevServices {
  return {
    controlToken,
    mails: () => listCapturedMail(db, mailing()),
    mail: (id) => readCapturedMail(db, mailing(), id),
    async people() {
      const { users, teams } = await describeDev();
      const order = new Map(teams.map((team, at) => [team.id, at]));
      const listed = users.toSorted((a, b) => (order.get(a.team_id) ?? 0) - (order.get(b.team_id) ?? 0));
      // One link signs a person in to all of their workspaces, so each person is listed once: by their first one.
      return [...Map.groupBy(listed, ({ id }) => id)].map(([id, [first, ...more]]) => ({
        id,
        name: first?.name ?? "",
        realName: first?.real_name ?? "",
        role: first?.role ?? "",
        teams: [first, ...more].map((user) => teams.find((team) => team.id === user?.team_id)?.name ?? ""),
      }));
    },
    tokenOf: async ({ teamId, userId }) =>
      (await describeDev()).users.find((user) => user.id === userId && user.team_id === teamId)?.token,
  };
}
