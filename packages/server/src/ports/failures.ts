/**
 * What can go wrong with the store, told apart by what the caller may conclude:
 * - `full`: no room to write; nothing of this call was kept.
 * - `unreachable`: the store did not answer before anything was decided; nothing of this call was kept.
 * - `unknown`: the commit itself failed, so the change may or may not be there.
 */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
  readonly kind: "full" | "unreachable" | "unknown";

  constructor(kind: StoreFailure["kind"], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Wrong flags, a bad seed file, a taken port: the user can fix it, so no stack is shown. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
