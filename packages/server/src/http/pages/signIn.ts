import type { Secrets } from "../../ports/ports.ts";
import { isSameSecret } from "./sameSecret.ts";

export interface SignInPerson {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

export interface SignInLink {
  readonly name: string;
  readonly role: string;
  readonly url: string;
}

/** A link that signs one person in; its key is derived, so it stays good across restarts and cannot be guessed. */
export function signInLink(secrets: Secrets, baseUrl: string, person: SignInPerson): SignInLink {
  return {
    name: person.name,
    role: person.role,
    url: `${baseUrl}/sign-in/${person.id}?key=${signInKey(secrets, person.id)}`,
  };
}

export function signInKey(secrets: Secrets, userId: string): string {
  return secrets.derive(`sign-in link\n${userId}`).slice(0, 32);
}

export function isSignInKey(secrets: Secrets, userId: string, given: unknown): boolean {
  return typeof given === "string" && isSameSecret(given, signInKey(secrets, userId));
}
