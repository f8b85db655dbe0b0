import type { Method } from "../methods/define.ts";

export interface LoggedArgs {
  readonly args: unknown;
  /** How many bytes of the request are not in the arguments any more. */
  readonly leftOut: number;
}

/** The arguments of a call without the bytes of files: the log says how many there were, and keeps none of them. */
export function withoutUploads(
  args: Readonly<Record<string, unknown>> | undefined,
  method: Pick<Method, "params"> | undefined,
): LoggedArgs {
  if (!args) return { args, leftOut: 0 };
  const uploads = new Set(method?.params.filter(([, param]) => param.isUpload).map(([name]) => name));
  let leftOut = 0;
  const logged = Object.entries(args).map(([name, value]) => {
    const bytes = bytesIn(value) ?? (uploads.has(name) ? Buffer.byteLength(String(value)) : undefined);
    leftOut += bytes ?? 0;
    return [name, bytes === undefined ? value : describeUpload(value, bytes)] as const;
  });
  return { args: leftOut === 0 ? args : Object.fromEntries(logged), leftOut };
}

/** Any argument may have come as a file, also one that no method has. */
function bytesIn(value: unknown): number | undefined {
  const { bytes, kept } = Object(value) as { readonly bytes?: unknown; readonly kept?: { readonly size: number } };
  if (kept) return kept.size;
  return bytes instanceof Uint8Array ? bytes.length : undefined;
}

function describeUpload(value: unknown, size: number): unknown {
  const { fileName, mimeType } = Object(value) as { readonly fileName?: string; readonly mimeType?: string };
  return fileName === undefined ? `(${size} bytes)` : { file_name: fileName, mimetype: mimeType, size };
}
