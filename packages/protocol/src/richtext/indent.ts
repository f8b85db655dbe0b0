import { limits } from "../limits.ts";
import type { RichTextList } from "./containers/list.ts";

export function indentOf({ indent }: RichTextList): number {
  return indent === undefined || !(indent > 0) ? 0 : Math.min(Math.floor(indent), limits.rich_text_indent_max);
}
