import { limits } from "@platform/protocol";
import type { Secrets } from "../../ports/ports.ts";
import type { Tries } from "./takeAttempt.ts";

/** By keyed hash: the store keeps neither the addresses people came from nor what they typed into the wrong field. */
export function accountTries(secrets: Secrets, account: string): Tries {
  return { key: secrets.derive(`tries account\n${account}`), max: limits.sign_in_tries_per_account };
}

export function addressTries(secrets: Secrets, address: string): Tries {
  return { key: secrets.derive(`tries address\n${address}`), max: limits.sign_in_tries_per_address };
}

/** Requests to choose a new password: of one login by all callers, and from one network for all logins. */
export function resetTries(secrets: Secrets, request: { readonly login: string; readonly address: string }): Tries[] {
  return [
    { key: secrets.derive(`tries reset login\n${request.login}`), max: limits.password_resets_per_account },
    { key: secrets.derive(`tries reset address\n${request.address}`), max: limits.password_resets_per_address },
  ];
}

/** Mails about a new address of one person: the address may be that of a stranger. */
export function emailChangeTries(secrets: Secrets, userId: string): Tries {
  return { key: secrets.derive(`tries email change\n${userId}`), max: limits.email_changes_per_account };
}

export function codeTries(secrets: Secrets, userId: string): Tries {
  return { key: secrets.derive(`tries code\n${userId}`), max: limits.sign_in_codes_tries };
}
