import { Type } from "typebox";
import { linkUrl, webUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { menuOption } from "../objects/option.ts";
import { slackFileSchema } from "../objects/slack_file.ts";
import { plainText } from "../objects/text.ts";

/*
 * Apps send entities to more than one platform and version, so fields that are not listed here are kept and not shown.
 */

const words = Type.String({ maxLength: limits.entity_text_chars_max });
const number = Type.Number();

export const iconSchema = Type.Object({
  alt_text: words,
  url: Type.Optional(webUrl),
  slack_file: Type.Optional(slackFileSchema),
});

const selectSchema = Type.Object({
  current_value: Type.Optional(words),
  current_values: Type.Optional(Type.Array(words, { maxItems: limits.options_max })),
  static_options: Type.Optional(Type.Array(menuOption, { minItems: 1, maxItems: limits.options_max })),
  fetch_options_dynamically: Type.Optional(Type.Boolean()),
  min_query_length: Type.Optional(Type.Integer({ minimum: 0 })),
});

/** How people change a value in the details pane. */
export const editSchema = Type.Object({
  enabled: Type.Boolean(),
  placeholder: Type.Optional(plainText(limits.placeholder_chars_max)),
  hint: Type.Optional(plainText(limits.input_label_chars_max)),
  optional: Type.Optional(Type.Boolean()),
  select: Type.Optional(selectSchema),
  number: Type.Optional(
    Type.Object({
      is_decimal_allowed: Type.Optional(Type.Boolean()),
      min_value: Type.Optional(number),
      max_value: Type.Optional(number),
    }),
  ),
  text: Type.Optional(
    Type.Object({
      min_length: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.text_input_chars_max })),
      max_length: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.text_input_chars_max })),
    }),
  ),
  boolean: Type.Optional(Type.Object({ input_type: Type.Optional(Type.Enum(["checkbox", "radio", "select"])) })),
});

const userSchema = Type.Object({
  user_id: Type.Optional(words),
  text: Type.Optional(words),
  url: Type.Optional(linkUrl),
  email: Type.Optional(words),
  icon: Type.Optional(iconSchema),
});

export const externalRefSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: limits.entity_ref_chars_max }),
  type: Type.Optional(Type.String({ maxLength: limits.entity_ref_chars_max })),
});

const refSchema = Type.Object({
  entity_url: linkUrl,
  external_ref: externalRefSchema,
  title: Type.Optional(words),
  display_type: Type.Optional(words),
  icon: Type.Optional(iconSchema),
});

const booleanSchema = Type.Union([
  Type.Object({ type: Type.Literal("checkbox"), text: words, description: Type.Optional(words) }),
  Type.Object({
    type: Type.Literal("text"),
    true_text: words,
    false_text: words,
    true_description: Type.Optional(words),
    false_description: Type.Optional(words),
  }),
]);

export const fieldTypes = [
  "string",
  "integer",
  "boolean",
  "array",
  "slack#/types/date",
  "slack#/types/timestamp",
  "slack#/types/image",
  "slack#/types/channel_id",
  "slack#/types/user",
  "slack#/types/entity_ref",
  "slack#/types/link",
  "slack#/types/email",
] as const;

export type FieldType = (typeof fieldTypes)[number];

const itemTypes = [
  "string",
  "integer",
  "slack#/types/channel_id",
  "slack#/types/user",
  "slack#/types/entity_ref",
] as const satisfies readonly FieldType[];

/** One field, whatever its type; what its type asks for is in `checkField`. */
export const fieldProperties = {
  type: Type.Optional(Type.Enum([...fieldTypes])),
  label: Type.Optional(Type.String({ maxLength: limits.entity_label_chars_max })),
  value: Type.Optional(Type.Unknown()),
  link: Type.Optional(linkUrl),
  icon: Type.Optional(iconSchema),
  long: Type.Optional(Type.Boolean()),
  format: Type.Optional(Type.Literal("markdown")),
  tag_color: Type.Optional(Type.Enum(["red", "yellow", "green", "gray", "blue"])),
  image_url: Type.Optional(webUrl),
  slack_file: Type.Optional(slackFileSchema),
  alt_text: Type.Optional(words),
  title: Type.Optional(words),
  edit: Type.Optional(editSchema),
  item_type: Type.Optional(Type.Enum([...itemTypes])),
  user: Type.Optional(userSchema),
  entity_ref: Type.Optional(refSchema),
  boolean: Type.Optional(booleanSchema),
};

export const fieldSchema = Type.Object(fieldProperties);
