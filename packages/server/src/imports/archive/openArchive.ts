import { stat } from "node:fs/promises";
import { StartFailure } from "../../ports/failures.ts";
import { errorCode } from "../../ports/folderError.ts";
import type { Archive } from "./archive.ts";
import { openFolder } from "./folderArchive.ts";
import { openZip } from "./zipArchive.ts";

/** A zip file or a folder with the content of one. */
export async function openArchive(path: string): Promise<Archive> {
  try {
    return (await stat(path)).isDirectory() ? await openFolder(path) : await openZip(path);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const code = errorCode(error);
    if (code === "ENOENT") throw new StartFailure(`There is no ${path}.`, { cause: error });
    throw new StartFailure(`${path} cannot be read: ${code ?? String(error)}.`, { cause: error });
  }
}
