import { isConversationId } from "@platform/protocol";
import type { ChannelRow } from "../storage/tables/channels.ts";

const nameBytesMax = 200;
/** Folders with a meaning of their own, for us and for other readers. */
const reserved = new Set(["attachments", "teams", "__uploads", "__avatars", "__MACOSX"]);

/**
 * Hands out the folders of conversations: the name, and the id of a DM or where the name would not be a folder of its
 * own. Readers look for both.
 */
export class FolderNames {
  readonly #taken = new Set<string>();

  take({ id, kind, name }: Pick<ChannelRow, "id" | "kind" | "name">): string {
    const wanted = kind === "im" || name === null || !isPlain(name) ? id : name;
    // Some file systems do not tell upper from lower case, nor two forms of an accent.
    const key = wanted.normalize("NFC").toLowerCase();
    const folder = this.#taken.has(key) ? id : wanted;
    this.#taken.add(folder.normalize("NFC").toLowerCase());
    return folder;
  }

  has(folder: string): boolean {
    return this.#taken.has(folder.normalize("NFC").toLowerCase());
  }
}

function isPlain(name: string): boolean {
  if (reserved.has(name) || isConversationId(name) || name.endsWith(".json")) return false;
  // oxlint-disable-next-line no-control-regex -- A name with them is no name of a folder.
  return !/[\u0000-\u001f\u007f/\\<>:"|?*]|^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= nameBytesMax;
}
