import { plural } from "./plural.ts";
import { locale } from "./locale.ts";

export const bulkPeopleText = {
  deactivateTitle: (count: number) =>
    plural(count, "Deactivate this person?", `Deactivate ${count.toLocaleString(locale)} people?`),
  deactivateBody:
    "All their sessions and tokens of this workspace are revoked; calls fail with `account_inactive`. Their messages stay, and you can reactivate each person later. Apps have to be authorized again.",
  deactivateName: (count: number, username: string) => (count === 1 ? username : `deactivate ${count} people`),
  deactivating: (count: number, leftOut: number) =>
    `${plural(count, "1 person is being deactivated.", `${count.toLocaleString(locale)} people are being deactivated.`)} ${
      leftOut === 0
        ? "Jobs shows the progress."
        : plural(
            leftOut,
            "1 person cannot be deactivated by you, or is already.",
            `${leftOut.toLocaleString(locale)} people cannot be deactivated by you, or are already.`,
          )
    }`,
};
