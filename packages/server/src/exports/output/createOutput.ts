import { StartFailure } from "../../ports/failures.ts";
import { errorCode } from "../../ports/folderError.ts";
import type { ExportOutput } from "./exportOutput.ts";
import { createFolder } from "./folderOutput.ts";
import { createZip } from "./zipOutput.ts";

/** A zip file where the name says so, otherwise a folder. */
export async function createOutput(path: string): Promise<ExportOutput> {
  try {
    return path.toLowerCase().endsWith(".zip") ? await createZip(path) : await createFolder(path);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const code = errorCode(error);
    if (code === "EEXIST")
      throw new StartFailure(
        `There is a ${path}.partial: another export writes it now, or one was killed. Delete it, or pass another name.`,
        { cause: error },
      );
    throw new StartFailure(`${path} cannot be written: ${code ?? String(error)}.`, { cause: error });
  }
}
