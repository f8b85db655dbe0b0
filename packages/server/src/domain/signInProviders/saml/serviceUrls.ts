/**
 * What a SAML provider knows this server by: its entity id, which is also where its metadata is, and where answers are sent to.
 * Each provider has its own, so that an answer for one is never taken for an answer for another.
 */
export function serviceUrls(baseUrl: string, providerId: string): { readonly entityId: string; readonly acs: string } {
  const base = `${baseUrl}/sign-in/with/${providerId}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}
