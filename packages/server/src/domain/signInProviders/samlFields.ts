import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { readCertificates } from "./saml/certificates.ts";

/** What administrators say about a SAML provider alone. */
export interface SamlInput {
  /** Where the provider takes requests by redirect. */
  readonly ssoUrl?: string | undefined;
  /** In PEM, or in base64 as metadata has them. */
  readonly certificates?: readonly string[] | undefined;
  readonly emailAttribute?: string | undefined;
  readonly nameAttribute?: string | undefined;
  /** Whether its addresses count as verified. */
  readonly verifiesEmail?: boolean | undefined;
}

export type SamlFieldCode = "invalid_sso_url" | "invalid_certificate" | "invalid_attribute";

/** The fields as they are stored, or the first one that is wrong. */
export function checkSamlFields(input: SamlInput): Outcome<{ fields: ReturnType<typeof storedFields> }, SamlFieldCode> {
  const tooLong = (text = "") => isLongerThan(text, limits.sign_in_provider_value_chars_max);
  const { ssoUrl, certificates, emailAttribute, nameAttribute } = input;
  if (ssoUrl !== undefined && (tooLong(ssoUrl) || !isPage(ssoUrl))) return refuse("invalid_sso_url");
  const read = certificates && readCertificates(certificates);
  if (certificates && !read) return refuse("invalid_certificate");
  if (tooLong(emailAttribute) || tooLong(nameAttribute)) return refuse("invalid_attribute");
  return succeed({ fields: storedFields(input, read) });
}

function storedFields(
  { ssoUrl, emailAttribute, nameAttribute, verifiesEmail }: SamlInput,
  certificates: readonly string[] | undefined,
) {
  return {
    ...(ssoUrl !== undefined && { sso_url: ssoUrl.trim() }),
    ...(certificates && { certificates: certificates.join(",") }),
    ...(emailAttribute !== undefined && { email_attribute: emailAttribute.trim() }),
    ...(nameAttribute !== undefined && { name_attribute: nameAttribute.trim() }),
    ...(verifiesEmail !== undefined && { verifies_email: verifiesEmail ? 1 : 0 }),
  };
}

/** Only browsers go there. By https, or on this machine for development; a query is allowed, because Google has one. */
function isPage(text: string): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || url.hash !== "" || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
