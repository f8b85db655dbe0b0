/**
 * Makes the anchors of one page as GitHub does, so that a link works in the repository and on the site.
 *
 * @example
 * slugs()("Functions of other apps") // "functions-of-other-apps"
 */
export function slugs(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const plain = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-");
    const count = used.get(plain) ?? 0;
    used.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count}`;
  };
}
