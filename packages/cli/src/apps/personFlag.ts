/** A person, by name, email address or id. */
export const personFlag = {
  kind: "text",
  describe: "The person's email address or user id.",
  value: "PERSON",
  required: true,
  isPositional: true,
  isCommandLineOnly: true,
} as const;

export function personParams(person: string): { readonly user_email: string } | { readonly user_id: string } {
  return person.includes("@") ? { user_email: person } : { user_id: person };
}
