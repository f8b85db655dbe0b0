import { commandsText } from "./commands.ts";
import { mailText } from "./mail.ts";
import { noticesText } from "./notices.ts";
import { reasonsText } from "./reasons.ts";

/** What Slackbot says, and what mails say. A language has the same texts, typed as the English ones. */
export const catalogue = { commands: commandsText, mail: mailText, notices: noticesText, reasons: reasonsText };

export type Catalogue = typeof catalogue;
