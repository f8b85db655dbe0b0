const sentences: Readonly<Record<string, string>> = {
  name_taken: "There is a channel of that name already.",
  invalid_name_specials: "Use lower-case letters, numbers, hyphens and underscores.",
  invalid_name_required: "Give it a name.",
  not_authorized: "Only who made the channel and those who run the workspace may rename it.",
};

/** What is wrong with a name, where it is the name. */
export function wrongName(code: string): string | undefined {
  return sentences[code];
}

/** What somebody types, as far as a channel can be called so. */
export function asChannelName(typed: string): string {
  return typed.toLocaleLowerCase().replaceAll(" ", "-");
}
