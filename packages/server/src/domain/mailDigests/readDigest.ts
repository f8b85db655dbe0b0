import { limits } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectShownNames } from "../../storage/queries/userNames.ts";
import { mailName } from "../mail/mailName.ts";
import { messageClientPath } from "../messages/messageClientPath.ts";
import { cutLine, mentionedIn, plainText } from "../messages/plainText.ts";
import { textsIn } from "../strings/texts.ts";
import { findMissed, type Missed } from "./findMissed.ts";

/** Unread messages of one conversation, as a mail shows them. */
export interface DigestConversation {
  readonly title: string;
  /** The first of them in the client. */
  readonly path: string;
  readonly lines: readonly { readonly author: string; readonly text: string }[];
}

interface Reading {
  readonly userId: string;
  readonly locale: string;
  readonly messages: readonly (readonly [channelKey: number, ts: number])[];
  readonly nowMs: number;
  /** Whether names and texts stay out of the mail, on this server. */
  readonly hidesContent: boolean;
  readonly withRead: boolean;
}

/** What a digest says, by what holds now. Its row names messages alone, so that a text that was deleted is not sent. */
export async function readDigest(db: Db, reading: Reading): Promise<DigestConversation[]> {
  const { userId, nowMs, withRead, hidesContent } = reading;
  const rows = reading.messages.map(([channel_key, ts]) => ({ channel_key, ts }));
  const missed = await findMissed(db, { userId, nowMs, withRead }, rows);
  const isHidden = ({ place }: Missed): boolean => hidesContent || place.network_policy !== null;
  const hidden = Map.groupBy(missed.filter(isHidden), ({ place }) => place.team_id);
  const shown = Map.groupBy(
    missed.filter((one) => !isHidden(one)),
    ({ place }) => place.channel_id,
  );
  const conversations: DigestConversation[] = [];
  for (const [first, ...more] of shown.values()) {
    if (first) conversations.push(await conversationOf(db, [first, ...more], reading.locale));
  }
  const { mail } = textsIn(reading.locale);
  for (const [teamId, { length }] of hidden) {
    conversations.push({ title: mail.digest.hidden(length), path: `/client/${teamId}`, lines: [] });
  }
  return conversations;
}

interface Body {
  readonly text?: string;
  readonly username?: string;
  readonly files?: readonly { readonly name?: string | null }[];
}

async function conversationOf(
  db: Db,
  missed: readonly [Missed, ...Missed[]],
  locale: string,
): Promise<DigestConversation> {
  const { push, mail } = textsIn(locale);
  const [{ place, message: first }] = missed;
  const said = missed.map(({ message }) => ({ message, body: JSON.parse(message.body) as Body }));
  const ids = said.flatMap(({ message, body }) => [message.user_id, ...mentionedIn(body.text ?? "")]);
  const names = await selectShownNames(db, place.team_id, [...new Set(ids)]);
  const authorOf = ({ message, body }: (typeof said)[number]): string =>
    mailName(body.username ?? names.get(message.user_id) ?? push.someone);
  const lines = said.map((one) => {
    const { text = "", files = [] } = one.body;
    const words = plainText(text, names) || files.map(({ name }) => name ?? push.file).join(", ");
    return { author: authorOf(one), text: cutLine(words, limits.mail_digest_text_chars_max) };
  });
  const group = place.channel_name === null || place.kind === "mpim" ? mail.digest.group : `#${place.channel_name}`;
  const title = place.kind === "im" ? (lines[0]?.author ?? push.someone) : mailName(group);
  return { title, path: messageClientPath(place, first), lines };
}
