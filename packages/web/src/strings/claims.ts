/** Links with which people enter accounts that were imported for them. */
export const claimsText = {
  create: "Create claim link",
  createFor: (name: string) => `Create a claim link for ${name}`,
  created: (name: string) => `${name} can enter with the link.`,
  link: "Claim link",
  hint: (name: string) => `For ${name} alone, for one use within a day. It isn’t shown again.`,
  copy: "Copy the claim link",
};
