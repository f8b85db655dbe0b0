import { Type } from "typebox";
import { limits } from "../limits.ts";
import { closed } from "./patterns.ts";

/** How an app shows itself to people. */
export const displayInformationSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: limits.app_name_chars_max }),
    description: Type.Optional(Type.String({ minLength: 1, maxLength: limits.app_description_chars_max })),
    long_description: Type.Optional(
      Type.String({
        minLength: limits.app_long_description_chars_min,
        maxLength: limits.app_long_description_chars_max,
      }),
    ),
    background_color: Type.Optional(
      Type.String({ minLength: limits.background_color_chars_min, maxLength: limits.background_color_chars_max }),
    ),
  },
  closed,
);
