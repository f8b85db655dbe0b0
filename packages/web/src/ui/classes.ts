/** The class names that are given, in one string. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
