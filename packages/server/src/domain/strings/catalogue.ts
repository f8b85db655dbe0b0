import { commandsText } from "./commands.ts";
import { noticesText } from "./notices.ts";
import { reasonsText } from "./reasons.ts";

/** What Slackbot says. A language has the same texts, typed as the English ones. */
export const catalogue = { commands: commandsText, notices: noticesText, reasons: reasonsText };

export type Catalogue = typeof catalogue;
