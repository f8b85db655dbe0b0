import { dialogsText } from "../strings/dialogs.ts";

const sentences: Readonly<Record<string, string>> = {
  name_taken: dialogsText.nameTaken,
  invalid_name_specials: dialogsText.nameInvalid,
  invalid_name_required: dialogsText.nameMissing,
  not_authorized: dialogsText.renameForbidden,
};

/** What is wrong with a name, where it is the name. */
export function wrongName(code: string): string | undefined {
  return sentences[code];
}

/** Typed text, reduced to a valid channel name; by no rules of a language, because all members share it. */
export function asChannelName(typed: string): string {
  return typed.toLowerCase().replaceAll(" ", "-");
}
