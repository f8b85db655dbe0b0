import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A key and a certificate that it signed itself, as `key.pem` and `certificate.pem` of a folder. */
export function createCertificate(
  folder: string,
  hosts: readonly [string, ...string[]],
): { readonly key: Buffer; readonly cert: Buffer } {
  const names = [
    "-subj",
    `/CN=${hosts[0]}`,
    "-addext",
    `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(",")}`,
  ];
  const files = ["-keyout", "key.pem", "-out", "certificate.pem"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], {
    cwd: folder,
    stdio: "ignore",
  });
  return { key: readFileSync(join(folder, "key.pem")), cert: readFileSync(join(folder, "certificate.pem")) };
}
