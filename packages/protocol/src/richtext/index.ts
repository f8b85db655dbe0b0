export { type Container, type RichTextBlock, richTextBlockSchema } from "./block.ts";
export type { RichTextList } from "./containers/list.ts";
export type { RichTextPreformatted } from "./containers/preformatted.ts";
export type { Quoted, RichTextQuote } from "./containers/quote.ts";
export type { RichTextSection } from "./containers/section.ts";
export type { Inline } from "./inline.ts";
export type { Style } from "./style.ts";
export { type RichTextFault, validateRichText } from "./validateRichText.ts";
