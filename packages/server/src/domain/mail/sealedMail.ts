import type { Ids, Secrets } from "../../ports/ports.ts";
import { decrypt, encrypt } from "../encrypted.ts";
import type { MailContent, MailContents, MailKind, MailRow } from "./mailContent.ts";

const placeOf = (id: string) => ({ purpose: "mail", row: id });

/** The content of a mail, as it is stored. It may hold the secret of a link, of which the link's own row has only the hash. */
export function sealMail(
  tools: { readonly secrets: Secrets; readonly ids: Pick<Ids, "unguessable"> },
  id: string,
  content: MailContent,
): string {
  return encrypt(tools, placeOf(id), Buffer.from(JSON.stringify(content)));
}

export function unsealMail<Kind extends MailKind>(
  secrets: Secrets,
  { id, sealed }: Pick<MailRow, "id" | "sealed"> & { readonly kind: Kind },
): MailContents[Kind] {
  return JSON.parse(decrypt(secrets, placeOf(id), sealed).toString()) as MailContents[Kind];
}
