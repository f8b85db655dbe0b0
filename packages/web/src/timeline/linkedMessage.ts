/** The attachment of a link to a message. It names the message and contains nothing of it. */
export interface MessageLink {
  readonly id: number;
  readonly from_url: string;
  readonly is_msg_unfurl: true;
  readonly channel_id: string;
  readonly ts: string;
}

export function isMessageLink(attachment: object): attachment is MessageLink {
  const { is_msg_unfurl: isLink, channel_id: channel, ts, text } = attachment as Readonly<Record<string, unknown>>;
  // With a text of its own it was made elsewhere, by an import or an app, and is shown as it is.
  return isLink === true && typeof channel === "string" && typeof ts === "string" && text === undefined;
}

export function messageLinksOf(attachments: readonly object[] = []): MessageLink[] {
  return attachments.filter(isMessageLink);
}
