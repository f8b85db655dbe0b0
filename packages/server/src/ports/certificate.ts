import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { StartFailure } from "./failures.ts";

/** Where the operator keeps what HTTPS needs, as PEM. */
export interface CertificateFiles {
  /** The certificate of the server, followed by those between it and a root. */
  readonly certFile: string;
  readonly keyFile: string;
}

export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** What the key and the certificate are for, as one line for the log. */
  readonly description: string;
}

/** Reads both files and refuses a pair with which no browser could connect, naming the flag to change. */
export function readCertificate({ certFile, keyFile }: CertificateFiles): Certificate {
  const cert = read("--tls-cert", certFile);
  const key = read("--tls-key", keyFile);
  const parsed = parse(cert, `--tls-cert: ${certFile} is not a certificate in PEM format.`, (text) => {
    return new X509Certificate(text);
  });
  const secret = parse(key, `--tls-key: ${keyFile} is not a private key in PEM format without a passphrase.`, (text) =>
    createPrivateKey(text),
  );
  if (!parsed.checkPrivateKey(secret))
    throw new StartFailure(`--tls-key: ${keyFile} is not the key of the certificate in ${certFile}.`);
  const names = parsed.subjectAltName ?? parsed.subject;
  return { cert, key, description: `${names}, valid until ${parsed.validTo}` };
}

function read(flag: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = code === "ENOENT" ? "does not exist" : "cannot be read by this account";
    throw new StartFailure(`${flag}: ${file} ${reason}.`);
  }
}

function parse<Value>(text: string, refusal: string, read: (text: string) => Value): Value {
  try {
    return read(text);
  } catch {
    throw new StartFailure(refusal);
  }
}
