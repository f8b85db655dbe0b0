import type { Catalogue } from "../catalogue.ts";
import { commandsText } from "./commands.ts";
import { mailText } from "./mail.ts";
import { noticesText } from "./notices.ts";
import { pushText } from "./push.ts";
import { reasonsText } from "./reasons.ts";

export const catalogue: Catalogue = {
  commands: commandsText,
  mail: mailText,
  notices: noticesText,
  push: pushText,
  reasons: reasonsText,
};
