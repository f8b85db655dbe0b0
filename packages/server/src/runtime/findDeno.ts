import { ensurePackagedDeno, findPackagedDeno } from "../ports/launch/denoPackage.mjs";

/** Where Deno comes from: found on this machine, or fetched. */
export interface DenoSource {
  find(): string | undefined;
  /** Throws a sentence for the operator. */
  fetch(): Promise<string>;
}

/** Deno of the pinned version where it was installed or fetched, else the one on the path of this machine. */
export function denoSource(find: (name: string) => string | undefined): DenoSource {
  return { find: () => findDeno(find), fetch: ensurePackagedDeno };
}

export function findDeno(find: (name: string) => string | undefined): string | undefined {
  return findPackagedDeno() ?? find("deno");
}
