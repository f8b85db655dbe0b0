import { policyReportsPath } from "../policyReportsPath.ts";
import { serviceWorkerPath } from "./installation.ts";

/**
 * What the client's page may do. Scripts run only by the nonce of this answer, and so do the scripts that they load: a file
 * that a person uploaded is on this host, too, so `'self'` would let it run as a script. Styles that the client sets, it sets
 * by properties, which no policy forbids.
 */
export function clientPolicy(nonce: string, baseUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    // Blocks show pictures from anywhere, as their apps say.
    "img-src 'self' blob: data: https: http:",
    "media-src 'self' blob: https: http:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // One file, because an uploaded one must not become a worker either.
    `worker-src ${baseUrl}${serviceWorkerPath}`,
    // What agents show in code channels, each in a sandbox.
    `frame-src ${baseUrl}/code-views/`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The editor parses what is pasted in a document of its own, where nothing runs and nothing loads.
    // The other one names the service worker.
    "trusted-types ProseMirrorClipboard platform-worker",
    `report-uri ${policyReportsPath}`,
  ].join("; ");
}
