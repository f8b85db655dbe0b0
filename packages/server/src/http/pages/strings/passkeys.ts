import { limits } from "@platform/protocol";

/** Passkeys of an account, and signing in with one. */
export const passkeysText = {
  section: "Passkeys",
  title: "Your passkeys",
  why: "A passkey signs you in with your fingerprint, face or PIN instead of a password. It stays on your device and works at this address only.",
  also: "It counts as a second factor: after your password you are then asked for a passkey or a code.",
  none: "You have none yet.",
  list: "Added so far",
  added: "added",
  used: "last used",
  neverUsed: "never used",
  add: "Add a passkey",
  name: "Name of the passkey",
  nameHint: "To tell it apart from others, such as “Work laptop”.",
  password: "Your password",
  remove: "Remove",
  removeTitle: "Remove a passkey",
  removeHint: "Remove it from your device as well: the device keeps offering it otherwise.",
  which: "Passkey to remove",
  toAccount: "Back to your account",
  instead: "Use a passkey instead",
  useButton: "Use a passkey",
  failed: "That did not work. The device has no passkey for this address, or the question was closed. Try again.",
  notAdded: "No passkey was made. The device has one for this account already, or the question was closed. Try again.",
  noScript: "This browser cannot use passkeys. Use another one, or turn on scripts.",
  notes: { added: "The passkey is added.", removed: "The passkey is removed." },
  places: {
    passkeys_need_name:
      "Passkeys need a server with a name, and this one is reached by an IP address. The operator gives it one with --base-url https://<name>.",
    passkeys_need_https:
      "Passkeys need HTTPS. The operator gives the server a certificate with --tls-cert, or a proxy that has one, and starts it with --base-url https://<name>.",
  },
  faults: {
    wrong_password: "That is not your password.",
    too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
    too_many_passkeys: `An account has at most ${limits.passkeys_max} passkeys. Remove one first.`,
    user_not_found: "You were signed out meanwhile. Sign in again.",
    session_over: "That took too long. Sign in again.",
    passkey_known: "This passkey is in use already.",
    passkey_over: "That took too long, or the page was sent twice. Try again.",
    passkey_refused: "The answer of your device was not accepted. Try again.",
    passkey_unknown: "This passkey is not known here. It was removed, or belongs to another account.",
    passkey_copied:
      "This passkey was refused, because a copy of it may be in use. Sign in another way and remove it from your account.",
    provider_required: "This workspace requires another way to sign in.",
  },
};
