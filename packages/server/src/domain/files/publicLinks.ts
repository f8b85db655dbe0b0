import type { FileRow } from "../access/accessFile.ts";
import type { ReadContext } from "../context.ts";

const secretChars = 32;

type Linked = Pick<FileRow, "id" | "team_id" | "public_nonce">;

/** Derived from the server's key, so that a copy of the database opens no file. Undefined while there is no link. */
export function publicSecretOf({ secrets }: Pick<ReadContext, "secrets">, file: Linked): string | undefined {
  if (file.public_nonce === null) return undefined;
  return secrets.derive(`public file\n${file.id}\n${file.public_nonce}`).slice(0, secretChars);
}

/** The page of a file for everyone who has the link. */
export function publicUrlOf(
  ctx: Pick<ReadContext, "secrets"> & { readonly baseUrl: string },
  file: Linked,
): string | undefined {
  const secret = publicSecretOf(ctx, file);
  return secret === undefined ? undefined : `${ctx.baseUrl}/files/public/${file.team_id}-${file.id}-${secret}`;
}
