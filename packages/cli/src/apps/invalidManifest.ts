import { CliError } from "../errors.ts";

export interface ManifestFault {
  readonly message: string;
  readonly pointer: string;
}

/** Every fault with its place. */
export function invalidManifest(faults: readonly ManifestFault[]): CliError {
  const rows = faults.map(({ pointer, message }) => `  ${pointer}  ${message}`);
  return new CliError("invalid_manifest", `The manifest is invalid.\n\n${rows.join("\n")}\n`, {
    details: { errors: faults },
  });
}
