/** Up to 21 characters, of which the first and the last are no hyphens: the domain becomes a part of an address. */
const domainShape = /^[a-z0-9]([a-z0-9-]{0,19}[a-z0-9])?$/;

export function isTeamDomain(text: string): boolean {
  return domainShape.test(text);
}

const domainCharsMax = 21;

/** The short name of a workspace: `Acme & Sons` becomes `acme-sons`. */
export function teamDomainOf(name: string): string {
  const letters = name.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const slug = letters.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-+/, "");
  return slug.slice(0, domainCharsMax).replace(/-+$/, "") || "workspace";
}
