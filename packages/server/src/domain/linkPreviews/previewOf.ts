type Fields = Readonly<Record<string, unknown>>;

/** The attachments of a message that are previews of its links, made by this server or by an app. */
export function isPreview(attachment: unknown): attachment is Fields & { readonly from_url: string } {
  const fields = attachment as Fields | null;
  if (typeof fields !== "object" || fields === null || typeof fields["from_url"] !== "string") return false;
  return typeof fields["original_url"] === "string" || fields["is_app_unfurl"] === true;
}

/** Attachments are numbered from 1, without gaps. */
export function numbered(attachments: readonly object[]): object[] {
  return attachments.map((attachment, at) => ({ ...attachment, id: at + 1 }));
}

const imagePath = /\/link-images\/([\w-]+\.[a-z]+)$/;

/** The images that this server serves for an attachment, by their names. */
export function imageNamesOf(attachment: object): string[] {
  const { image_url, thumb_url, service_icon } = attachment as Fields;
  return [image_url, thumb_url, service_icon].flatMap((url) => imagePath.exec(String(url))?.[1] ?? []);
}
