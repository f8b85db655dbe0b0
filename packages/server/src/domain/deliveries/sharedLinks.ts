/** A link in a message, with the domain that an app may have subscribed to. */
export interface SharedLink {
  readonly domain: string;
  readonly url: string;
}

/** No `<` stands inside of one: a text of thousands that never close would be read to its end from each of them. */
const linkSyntax = /<(https?:\/\/[^|<>\s]+)(?:\|[^<>]*)?>/g;

/** The links of a message's text, each once. Rich text says its links there, too. */
export function linksIn(text: string): SharedLink[] {
  const urls = new Set([...text.matchAll(linkSyntax)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&")));
  return [...urls].flatMap((url) => {
    const domain = URL.canParse(url) ? new URL(url).hostname : "";
    return domain === "" ? [] : [{ domain, url }];
  });
}

/** Those that lead to one of the domains, or to a name below it. */
export function linksTo(links: readonly SharedLink[], domains: readonly string[]): SharedLink[] {
  return links.filter(({ domain }) => domains.some((named) => domain === named || domain.endsWith(`.${named}`)));
}
