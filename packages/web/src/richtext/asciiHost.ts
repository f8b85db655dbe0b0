/**
 * The host of a link in ASCII, when it is written with other letters; nothing for plain hosts. Letters of other scripts can
 * look like Latin ones, so a host that is shown has to be shown in the form that tells them apart.
 */
export function internationalHost(href: string | undefined): string | undefined {
  const host = href === undefined ? undefined : URL.parse(href)?.host;
  return host !== undefined && /(^|\.)xn--/.test(host) ? host : undefined;
}

/** The text of a link, with its host in ASCII where it names it. */
export function withAsciiHost(text: string, url: string): string {
  const host = internationalHost(url);
  const written = /^[a-z][a-z\d+.-]*:\/*(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1];
  return host === undefined || written === undefined ? text : text.replaceAll(written, host);
}
