/**
 * Terms that a document has besides its words, so that the index itself skips what another workspace, channel or author
 * wrote. They begin with an underscore, which no word has. All are fixed when a message is posted or a file is added: what can change, such as
 * who may read a channel, is checked on each candidate.
 */
export const searchTerms = {
  team: (id: string): string => `_t${id.toLowerCase()}`,
  channel: (key: number): string => `_c${key}`,
  user: (id: string): string => `_u${id.toLowerCase()}`,
  link: "_l",
  /** The workspace of a file. Messages have another term, so a search finds either messages or files. */
  files: (teamId: string): string => `_f${teamId.toLowerCase()}`,
  /** A type such as `pdf`, or a group of types such as `image`. */
  fileType: (name: string): string => `_y${name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`,
};
