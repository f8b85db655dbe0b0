/**
 * What the ids of each kind begin with. This table is the only place that knows a prefix: the generator, the parsers,
 * the docs and the tests derive theirs from it.
 */
export const idPrefixes = {
  org: "E",
  team: "T",
  user: "U",
  bot: "B",
  app: "A",
  channel: "C",
  dm: "D",
  /** No client sees one. */
  installation: "In",
  /** No client sees one. `G` is free for private channels and group DMs that were created in Slack years ago. */
  grant: "K",
  event: "Ev",
  usergroup: "S",
  barrier: "Bar",
  legalHold: "Lh",
  retentionRun: "Rr",
  bookmark: "Bk",
  file: "F",
  tab: "Ct",
  record: "Rec",
  column: "Col",
  listExport: "Le",
  scheduled: "Q",
  draft: "Dr",
  job: "Jb",
  reminder: "Rm",
  section: "L",
  profileField: "Xf",
  profileSection: "Xs",
  call: "R",
  webhook: "B",
  sharedInvite: "I",
  inviteLink: "Il",
  view: "V",
  run: "Wx",
  execution: "Fx",
  trigger: "Ft",
  function: "Fn",
  workflow: "Wf",
  externalToken: "Et",
  appRequest: "Ar",
  inviteRequest: "Ir",
  /** Of a person by address, as administrators read about it. */
  invitation: "Iv",
  signInProvider: "Ip",
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Prefixes that no new id gets, but ids from a Slack import have: users of an org, and old private channels. */
export const importedPrefixes = { user: ["W"], channel: ["G"] } as const satisfies Partial<
  Record<IdKind, readonly string[]>
>;

/** Upper-case letters and digits only: ids are read aloud, double-clicked and put in URLs. */
export const idAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Characters after the prefix and the zero: 36^9, about 10^14 ids of a kind. With a million of a kind, a new id meets
 * an existing one once in 10^8 times, and the primary key of its table refuses it.
 */
export const idVariableChars = 9;

/** How every new id of a kind begins. Clients match on the zero (`^C0`), which has begun Slack's ids since 2014. */
export function idStart(kind: IdKind): string {
  return `${idPrefixes[kind]}0`;
}

/** The id of Slackbot, in every workspace. No other id looks like it: new ones have a zero after the letter. */
export const slackbotId = "USLACKBOT";
/** The name that people mention Slackbot by; reserved. */
export const slackbotName = "slackbot";

const idShape = /^[A-Z][A-Za-z0-9]{1,30}$/;

/** Whether the text could name something at all; saves a look-up, proves nothing. */
export function isIdShaped(text: string): boolean {
  return idShape.test(text);
}

/**
 * The source of a regular expression for ids of these kinds, for parsers that find ids in texts. It accepts imported
 * and older ids: of other lengths, with other prefixes, without the zero.
 */
export function idSource(...kinds: readonly IdKind[]): string {
  const imported: Partial<Record<IdKind, readonly string[]>> = importedPrefixes;
  const prefixes = new Set(kinds.flatMap((kind) => [idPrefixes[kind], ...(imported[kind] ?? [])]));
  return `(?:${[...prefixes].join("|")})[A-Z0-9]{1,30}`;
}

const shapes = {
  user: new RegExp(`^${idSource("user")}$`),
  channel: new RegExp(`^${idSource("channel")}$`),
  conversation: new RegExp(`^${idSource("channel", "dm")}$`),
  team: new RegExp(`^${idSource("team")}$`),
  org: new RegExp(`^${idSource("org")}$`),
};

/** `U…` or `W…`. */
export function isUserId(text: string): boolean {
  return shapes.user.test(text);
}

/** `C…` or `G…`: a channel or a group DM. */
export function isChannelId(text: string): boolean {
  return shapes.channel.test(text);
}

/** `C…`, `G…` or `D…`. */
export function isConversationId(text: string): boolean {
  return shapes.conversation.test(text);
}

export function isTeamId(text: string): boolean {
  return shapes.team.test(text);
}

export function isOrgId(text: string): boolean {
  return shapes.org.test(text);
}
