import { returnPath } from "../returnPath.ts";
import { readNamedCookie } from "../session.ts";
import { authorizePaths } from "./installRequest.ts";

const returnCookie = "__Host-platform-return";
const returnLifeS = 10 * 60;
/** Browsers keep no cookie above 4 kB; a longer request has to be opened again by hand. */
const returnCharsMax = 3_500;

/** Remembers the destination of a person who has to sign in first. */
export function keepReturn(path: string): string | undefined {
  const value = encodeURIComponent(path);
  if (value.length > returnCharsMax) return undefined;
  return `${returnCookie}=${value}; Max-Age=${returnLifeS}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function clearReturn(): string {
  return `${returnCookie}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

/** The destination of a person who has just signed in. Only a consent page: anything else would be an open redirect. */
export function readReturn(header: string | undefined): string | undefined {
  const value = readNamedCookie(header, returnCookie);
  if (value === undefined) return undefined;
  // As a browser would read it: a cookie can be set by others, and with a line break in it no header could be sent.
  const path = returnPath(decode(value));
  return Object.values(authorizePaths).some((start) => path.startsWith(`${start}?`)) ? path : undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
