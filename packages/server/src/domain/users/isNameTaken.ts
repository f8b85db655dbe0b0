import { slackbotName } from "@platform/protocol";
import { selectUserByName } from "../../storage/queries/users.ts";
import type { WriteContext } from "../context.ts";

/** Whether a new user of the workspace needs another name; nobody but Slackbot is called `slackbot`. */
export async function isNameTaken({ db }: WriteContext, teamId: string, name: string): Promise<boolean> {
  return name === slackbotName || (await selectUserByName(db, teamId, name)) !== undefined;
}
