import type { bulkPeopleText as english } from "../bulkPeople.ts";
import { locale } from "../locale.ts";
import { plural } from "../plural.ts";

export const bulkPeopleText: typeof english = {
  deactivateTitle: (count: number) =>
    plural(count, "Diese Person deaktivieren?", `${count.toLocaleString(locale)} Personen deaktivieren?`),
  deactivateBody:
    "Alle Sitzungen und Tokens für diesen Workspace werden widerrufen; Aufrufe schlagen mit `account_inactive` fehl. Nachrichten bleiben erhalten, und du kannst jede Person später reaktivieren. Apps müssen dann neu autorisiert werden.",
  deactivateName: (count: number, username: string) => (count === 1 ? username : `${count} Personen deaktivieren`),
  deactivating: (count: number, leftOut: number) =>
    `${plural(count, "1 Person wird deaktiviert.", `${count.toLocaleString(locale)} Personen werden deaktiviert.`)} ${
      leftOut === 0
        ? "Der Fortschritt steht unter Aufträge."
        : plural(
            leftOut,
            "1 Person kannst du nicht deaktivieren, oder sie ist es schon.",
            `${leftOut.toLocaleString(locale)} Personen kannst du nicht deaktivieren, oder sie sind es schon.`,
          )
    }`,
};
