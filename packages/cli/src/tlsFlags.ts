import { resolve } from "node:path";
import { type Io, UsageError } from "./command.ts";

interface TlsFlagValues {
  readonly "tls-cert": string | undefined;
  readonly "tls-key": string | undefined;
}

/** The files of a certificate, of which neither is of use without the other. */
export function tlsFiles(io: Io, { "tls-cert": cert, "tls-key": key }: TlsFlagValues, baseUrl: string | undefined) {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) {
    throw new UsageError(
      `--tls-cert and --tls-key belong together; --tls-${cert === undefined ? "cert" : "key"} is missing.`,
    );
  }
  if (baseUrl?.startsWith("http:") === true) {
    throw new UsageError("--tls-cert makes this an HTTPS server, so --base-url must begin with https://.");
  }
  return { certFile: resolve(io.cwd, cert), keyFile: resolve(io.cwd, key) };
}
