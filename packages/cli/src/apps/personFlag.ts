/** Somebody, as people name each other or as the platform does. */
export const personFlag = {
  kind: "text",
  describe: "Their email address or id.",
  value: "PERSON",
  required: true,
  isPositional: true,
  isCommandLineOnly: true,
} as const;

export function personParams(person: string): { readonly user_email: string } | { readonly user_id: string } {
  return person.includes("@") ? { user_email: person } : { user_id: person };
}
