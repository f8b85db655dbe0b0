/** Identifiers are opaque, but their first letter tells people and secret scanners what they name. */
export const idPrefixes = {
  org: "E",
  team: "T",
  user: "U",
  bot: "B",
  app: "A",
  channel: "C",
  dm: "D",
  installation: "I",
  grant: "G",
  event: "Ev",
  usergroup: "S",
  barrier: "Bar",
  bookmark: "Bk",
  file: "F",
  record: "Rec",
  scheduled: "Q",
  webhook: "B",
  sharedInvite: "Inv",
  inviteLink: "Il",
  view: "V",
  run: "Wx",
  execution: "Fx",
  trigger: "Ft",
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Upper-case letters and digits only: ids are read aloud, double-clicked and put in URLs. */
export const idAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const idLength = 11;

const idShape = /^[A-Z][A-Za-z0-9]{1,30}$/;

/** Whether the text could name something at all; saves a look-up, proves nothing. */
export function isIdShaped(text: string): boolean {
  return idShape.test(text);
}
