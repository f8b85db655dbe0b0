import { Type } from "typebox";
import { limits } from "../limits.ts";
import { confirmSchema } from "../objects/confirm.ts";
import { plainText } from "../objects/text.ts";

/** Fields that many elements and blocks share, each worded once. */

export const blockId = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: limits.block_id_chars_max,
    description: "Unique in its message or view; made when left out.",
  }),
);

export const actionIdSchema = Type.String({
  minLength: 1,
  maxLength: limits.action_id_chars_max,
  description: "Names the action to the app; unique in its block; made when left out.",
});
export const actionId = Type.Optional(actionIdSchema);

export const confirm = Type.Optional(confirmSchema);

export const focusOnLoad = Type.Optional(
  Type.Boolean({ description: "Has the focus when the view opens; one element of a view at most." }),
);

export const placeholder = Type.Optional(plainText(limits.placeholder_chars_max));

export const colorScheme = Type.Optional(Type.Enum(["primary", "danger"]));

export const accessibilityLabel = Type.Optional(Type.String({ maxLength: limits.accessibility_label_chars_max }));

export const maxSelectedItems = Type.Optional(Type.Integer({ minimum: 1 }));

export const minQueryLength = Type.Optional(Type.Integer({ minimum: 0, default: limits.min_query_length_default }));

export const altText = Type.String({ minLength: 1, maxLength: limits.picture_alt_chars_max });
