import { Type } from "typebox";

const flag = Type.Optional(Type.Boolean());

const everywhere = { bold: flag, italic: flag, strike: flag, underline: flag };
/** What the reader's own client decides, such as their keywords; from an app it is kept and means nothing. */
const highlights = { highlight: flag, client_highlight: flag };

/**
 * Which flags an element may carry. They add up: bold and italic may both be true. A flag that is not named here is kept,
 * because clients newer than this server send more of them.
 */
export const styles = {
  /** Of text and links. */
  text: Type.Optional(Type.Object({ ...everywhere, code: flag })),
  /** Of users, user groups, channels and workspaces; `unlink` shows the name as plain text. */
  mention: Type.Optional(Type.Object({ ...everywhere, ...highlights, unlink: flag })),
  /** Of broadcasts and emoji. */
  plain: Type.Optional(Type.Object(everywhere)),
  /** Of colors and dates. */
  value: Type.Optional(Type.Object({ ...everywhere, ...highlights })),
};

/** Every flag that this library reads, whatever element it stands on. */
export type Style = {
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  underline?: boolean;
  code?: boolean;
  highlight?: boolean;
  client_highlight?: boolean;
  unlink?: boolean;
};
