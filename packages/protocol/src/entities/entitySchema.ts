import { type TSchema, Type } from "typebox";
import { linkUrl, webUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { slackFileSchema } from "../objects/slack_file.ts";
import { type EntityType, entityTypes, standardFields } from "./entityTypes.ts";
import { editSchema, externalRefSchema, fieldProperties, fieldSchema, fieldTypes, iconSchema } from "./fieldSchema.ts";

const words = Type.String({ maxLength: limits.entity_text_chars_max });
const label = Type.String({ minLength: 1, maxLength: limits.entity_label_chars_max });

const previewSchema = Type.Object({
  is_supported: Type.Boolean(),
  preview_url: Type.Optional(webUrl),
  mime_type: Type.Optional(words),
  error: Type.Optional(
    Type.Object({
      code: Type.Enum(["file_not_supported", "file_size_exceeded", "custom"]),
      message: Type.Optional(words),
    }),
  ),
});

const attributesSchema = Type.Object({
  title: Type.Object({
    text: Type.String({ minLength: 1, maxLength: limits.entity_text_chars_max }),
    edit: Type.Optional(editSchema),
  }),
  display_type: Type.Optional(words),
  display_id: Type.Optional(words),
  product_name: Type.Optional(words),
  product_icon: Type.Optional(iconSchema),
  locale: Type.Optional(words),
  full_size_preview: Type.Optional(previewSchema),
  metadata_last_modified: Type.Optional(Type.Number()),
});

export const buttonSchema = Type.Object({
  text: Type.String({ minLength: 1, maxLength: limits.button_text_chars_max }),
  action_id: Type.String({ minLength: 1, maxLength: limits.action_id_chars_max }),
  value: Type.Optional(Type.String({ maxLength: limits.button_value_chars_max })),
  style: Type.Optional(Type.Enum(["primary", "danger", "default"])),
  url: Type.Optional(linkUrl),
  accessibility_label: Type.Optional(Type.String({ maxLength: limits.accessibility_label_chars_max })),
  processing_state: Type.Optional(Type.Object({ enabled: Type.Boolean(), interstitial_text: Type.Optional(words) })),
});

const actionsSchema = Type.Object({
  primary_actions: Type.Optional(Type.Array(buttonSchema, { maxItems: limits.entity_primary_actions_max })),
  overflow_actions: Type.Optional(Type.Array(buttonSchema, { maxItems: limits.entity_overflow_actions_max })),
});

const customFieldSchema = Type.Object({
  ...fieldProperties,
  key: label,
  label,
  type: Type.Enum([...fieldTypes]),
});

function payloadSchema(type: EntityType): TSchema {
  const names = Object.keys(standardFields[type]);
  return Type.Object({
    attributes: attributesSchema,
    fields: Type.Optional(Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(fieldSchema)])))),
    custom_fields: Type.Optional(Type.Array(customFieldSchema, { maxItems: limits.entity_custom_fields_max })),
    slack_file: Type.Optional(Type.Object({ id: slackFileSchema.properties.id, type: Type.Optional(words) })),
    display_order: Type.Optional(Type.Array(words, { maxItems: limits.entity_fields_max })),
    actions: Type.Optional(actionsSchema),
  });
}

/** By the type of the entity: each has standard fields of its own. */
export const entitySchemas: ReadonlyMap<EntityType, TSchema> = new Map(
  entityTypes.map((type) => [
    type,
    Type.Object({
      entity_type: Type.Literal(type),
      entity_payload: payloadSchema(type),
      external_ref: externalRefSchema,
      url: linkUrl,
      app_unfurl_url: Type.Optional(linkUrl),
    }),
  ]),
);

/** What an app says instead of the details of an entity. */
export const detailsErrorSchema = Type.Object({
  status: Type.Enum([
    "restricted",
    "internal_error",
    "not_found",
    "custom",
    "custom_partial_view",
    "timeout",
    "edit_error",
  ]),
  custom_title: Type.Optional(words),
  custom_message: Type.Optional(words),
  message_format: Type.Optional(Type.Enum(["markdown", "plain_text"])),
  actions: Type.Optional(Type.Array(buttonSchema, { maxItems: limits.entity_overflow_actions_max })),
});
