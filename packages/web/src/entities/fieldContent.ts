import type { EntityField } from "@platform/protocol/entities/entity.ts";
import type { FieldType } from "@platform/protocol/entities/fieldSchema.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { entitiesText } from "../strings/entities.ts";
import { locale } from "../strings/locale.ts";

type Inline = Readonly<Record<string, unknown>> & { readonly type: string };

/** The value of a field as rich text, so that people, channels and times look as they do in messages. */
export function fieldContent(type: FieldType, field: EntityField): RichTextBlock {
  const elements = inlineOf(type, field);
  return { type: "rich_text", elements: [{ type: "rich_text_section", elements }] } as unknown as RichTextBlock;
}

function inlineOf(type: FieldType, field: EntityField): readonly Inline[] {
  const { value, link } = field;
  const words = (text: string): Inline[] => [
    link === undefined ? { type: "text", text } : { type: "link", url: link, text },
  ];
  switch (type) {
    case "boolean":
      return words(booleanText(field));
    case "slack#/types/date":
      return words(dayText(String(value)));
    case "slack#/types/timestamp":
      return [momentOf(Number(value), link)];
    case "slack#/types/channel_id":
      return [{ type: "channel", channel_id: String(value) }];
    case "slack#/types/link":
      return [{ type: "link", url: String(value) }];
    case "slack#/types/email":
      return [{ type: "link", url: `mailto:${String(value)}`, text: String(value) }];
    case "slack#/types/user":
      return [personOf(field)];
    case "slack#/types/entity_ref":
      return [{ type: "link", url: field.entity_ref?.entity_url ?? "", text: field.entity_ref?.title ?? "" }];
    case "integer":
      return words(Number(value).toLocaleString(locale));
    default:
      return words(typeof value === "string" ? value : "");
  }
}

function personOf({ user = {} }: EntityField): Inline {
  if (user.user_id !== undefined) return { type: "user", user_id: user.user_id };
  const text = user.text ?? user.email ?? "";
  return user.url === undefined ? { type: "text", text } : { type: "link", url: user.url, text };
}

function momentOf(timestamp: number, url: string | undefined): Inline {
  return { type: "date", timestamp, format: "{date_short_pretty} {time}", ...(url !== undefined && { url }) };
}

/** A day is the same everywhere. */
function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });
}

function booleanText({ value, boolean }: EntityField): string {
  if (boolean?.type === "text") return value === true ? boolean.true_text : boolean.false_text;
  return value === true ? entitiesText.yes : entitiesText.no;
}
