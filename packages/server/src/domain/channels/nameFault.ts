import { isLongerThan, limits } from "@platform/protocol";

export type NameCode =
  | "invalid_name_required"
  | "invalid_name_maxlength"
  | "invalid_name_punctuation"
  | "invalid_name_specials"
  | "invalid_name";

const nameShape = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_-]+$/u;

/** After an @ these mean everybody; a channel of the name would be taken for them. */
const reservedNames = new Set(["channel", "everyone", "group", "here", "me", "you"]);

/** Why a channel cannot have this name, if so. */
export function nameFault(name: string): NameCode | undefined {
  if (name === "") return "invalid_name_required";
  if (isLongerThan(name, limits.channel_name_chars_max)) return "invalid_name_maxlength";
  if (/^\p{P}+$/u.test(name)) return "invalid_name_punctuation";
  if (!nameShape.test(name)) return "invalid_name_specials";
  return reservedNames.has(name) ? "invalid_name" : undefined;
}
