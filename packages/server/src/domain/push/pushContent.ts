import { limits } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import type { PushTarget } from "../../storage/queries/pushSubscriptions.ts";
import { selectShownNames } from "../../storage/queries/userNames.ts";
import type { MessageRow } from "../../storage/tables/messages.ts";
import { cutLine, mentionedIn, plainText } from "../messages/plainText.ts";
import { textsIn } from "../strings/texts.ts";

interface Wanted {
  readonly target: PushTarget;
  readonly message: MessageRow;
  readonly isHidden: boolean;
}

interface Body {
  readonly text?: string;
  readonly username?: string;
  readonly files?: readonly { readonly name?: string | null }[];
}

/** The title and the text of a notification, in the language of its person. */
export async function pushContent(
  db: Db,
  { target, message, isHidden }: Wanted,
): Promise<{ readonly title: string; readonly body: string }> {
  const { push } = textsIn(target.locale);
  if (isHidden) return { title: push.hiddenTitle, body: push.hiddenText };
  const { text = "", username, files = [] } = JSON.parse(message.body) as Body;
  const names = await selectShownNames(db, target.team_id, [...new Set([message.user_id, ...mentionedIn(text)])]);
  const author = cutLine(username ?? names.get(message.user_id) ?? push.someone, limits.push_text_chars_max / 2);
  const body = plainText(text, names) || files.map(({ name }) => name ?? push.file).join(", ");
  return { title: titleOf(target, author, push), body: cutLine(body, limits.push_text_chars_max) };
}

function titleOf(
  { kind, channel_name: name }: PushTarget,
  author: string,
  push: ReturnType<typeof textsIn>["push"],
): string {
  if (kind === "im") return author;
  return kind === "mpim" || name === null ? push.inGroup(author) : push.inChannel(author, `#${name}`);
}
