import { filePath } from "../files/fileLinks.ts";
import type { ImportedFile } from "./importedMessage.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** Where servers serve the file. */
export interface FilePlace {
  readonly teamId: string;
  readonly baseUrl: string;
}

/** The fields of a file whose bytes are here, as messages show it; its preview images are not. */
export function hostedFields(
  file: JsonObject,
  { id, kind, name, size }: Pick<ImportedFile, "id" | "kind" | "name" | "size">,
  { teamId, baseUrl }: FilePlace,
): JsonObject {
  const address = `${baseUrl}${filePath({ id, team_id: teamId })}`;
  const { external_url: _, ...fields } = withoutThumbs(file);
  return {
    ...fields,
    mode: kind,
    size,
    url_private: `${address}/${encodeURIComponent(name)}`,
    url_private_download: `${address}/download/${encodeURIComponent(name)}`,
    permalink: address,
  };
}

export function withoutThumbs(file: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(file).filter(([field]) => !field.startsWith("thumb_")));
}
