import type { AppRow } from "../access/accessApp.ts";
import { manifestOf } from "../apps/manifestOf.ts";

/** Where an app has said that people may be sent back to. */
export function redirectUrlsOf(app: AppRow): readonly string[] {
  return manifestOf(app).oauth_config?.redirect_urls ?? [];
}

/**
 * Where to redirect the browser: the given URL if it equals a registered one exactly, or the
 * first one when none was named. A prefix, another letter case or a path that only resolves to the same would each let
 * an attacker have the code delivered to a page of their choosing.
 */
export function chooseRedirect(registered: readonly string[], named: string | undefined): string | undefined {
  const chosen = named ?? registered[0];
  if (chosen === undefined || !isSafeRedirect(chosen)) return undefined;
  return registered.some((known) => known === chosen || isSameLoopback(known, chosen)) ? chosen : undefined;
}

/** A developer's own machine. Only the port is free there: programs take whichever is, so it cannot be registered. */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?=[/?]|$)/;

function isSameLoopback(known: string, chosen: string): boolean {
  return loopback.test(known) && loopback.test(chosen) && withoutPort(known) === withoutPort(chosen);
}

/** The same address on the developer's own machine, whichever port a program found free. */
export function withoutPort(uri: string): string {
  return uri.replace(loopback, "http://$1");
}

/** Encrypted, or never leaving the machine. A fragment would swallow the code that is put behind it. */
export function isSafeRedirect(uri: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(uri) || /[#\\]/.test(uri) || !URL.canParse(uri)) return false;
  const { username, password } = new URL(uri);
  return username === "" && password === "" && (uri.startsWith("https://") || loopback.test(uri) || isPrivateUse(uri));
}

/** Editors register a scheme of their own with the system. Only clients that registered by themselves can name one. */
const privateUse: readonly string[] = ["cursor", "vscode", "vscode-insiders", "windsurf", "zed"];

function isPrivateUse(uri: string): boolean {
  return privateUse.some((scheme) => uri.startsWith(`${scheme}://`));
}
