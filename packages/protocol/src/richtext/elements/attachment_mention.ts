import { type Static, Type } from "typebox";
import { address } from "../address.ts";
import { words } from "../fields.ts";
import { styles } from "../style.ts";

/** Something of an app that stands behind an address, such as a document. */
export const attachmentMentionSchema = Type.Object({
  type: Type.Literal("attachment_mention"),
  url: address,
  text: words,
  app_id: words,
  entity_id: words,
  icon_url: Type.Optional(address),
  icon_name: words,
  channel_id: words,
  ts: words,
  reference_object_type: words,
  product_name: words,
  full_size_preview_enabled: Type.Optional(Type.Boolean()),
  style: styles.text,
});

export type AttachmentMentionElement = Static<typeof attachmentMentionSchema>;
