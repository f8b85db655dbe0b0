import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that is gone when the test is. */
export function temporaryFolder(name: string): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), `platform-${name}-`));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
