import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../../ports/folderError.ts";
import { StartFailure } from "../../ports/failures.ts";
import { CountedContent } from "./countedContent.ts";
import type { ExportOutput } from "./exportOutput.ts";

/** A new folder, or one that is empty. */
export async function createFolder(path: string): Promise<ExportOutput> {
  const found = await readdir(path).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  if (found.length > 0) throw new StartFailure(`${path} is not empty. Pass the name of a new folder.`);
  const partial = `${path}.partial`;
  await mkdir(partial, { mode: 0o700 });
  let isFinished = false;
  return {
    async addFolder(name) {
      await mkdir(join(partial, name), { recursive: true, mode: 0o700 });
    },
    async addFile(name, content) {
      const file = join(partial, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const counted = new CountedContent(content);
      const handle = await open(file, "wx", 0o600);
      try {
        for await (const bytes of counted) await handle.appendFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      return { path: name, size: counted.size, sha256: counted.sha256 };
    },
    async finish() {
      await rename(partial, path);
      isFinished = true;
    },
    async [Symbol.asyncDispose]() {
      if (!isFinished) await rm(partial, { recursive: true, force: true });
    },
  };
}
