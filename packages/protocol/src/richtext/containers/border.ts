import { Type } from "typebox";
import { limits } from "../../limits.ts";

/**
 * How many quotes contain the container: a list with border 1 belongs to the quote next to it, a quote with border 1 is
 * a quote inside a quote. Containers are siblings, never nested, so this is what draws the bars.
 */
export const border = Type.Optional(Type.Integer({ minimum: 0, maximum: limits.rich_text_border_max }));
