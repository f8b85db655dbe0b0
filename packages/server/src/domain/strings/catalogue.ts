import { commandsText } from "./commands.ts";
import { mailText } from "./mail.ts";
import { noticesText } from "./notices.ts";
import { pushText } from "./push.ts";
import { reasonsText } from "./reasons.ts";

/** What Slackbot, mails and notifications say. A language has the same texts, typed as the English ones. */
export const catalogue = {
  commands: commandsText,
  mail: mailText,
  notices: noticesText,
  push: pushText,
  reasons: reasonsText,
};

export type Catalogue = typeof catalogue;
