import { limits } from "@platform/protocol";

/** Setting up a second factor, and its recovery codes. */
export const twoFactorText = {
  title: "Second factor",
  setUpTitle: "Set up a second factor",
  faults: {
    wrong_code: "That code did not work. Codes change every 30 seconds and work once: wait for the next one.",
    too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
    session_over: "You were signed out meanwhile. Sign in again.",
    not_started: "Begin again: the setup was no longer under way.",
  },
  why: "With a second factor, a person who learns your password still cannot sign in.",
  required: (workspaces: string) => `${workspaces} can only be opened with a second factor. Set yours up to go on.`,
  needs: "You need an authenticator app on your phone or computer. It takes a minute.",
  begin: "Begin",
  addKey: "Add this key to your authenticator app",
  key: "Key",
  openInApp: "Open it in an app on this device",
  asAddress: "The same as an address",
  address: "Address for authenticator apps",
  kind: "Time-based, six digits, 30 seconds, SHA-1.",
  typeDigits: "Type the six digits it shows",
  code: "Code",
  turnOn: "Turn on",
  signOut: "Sign out",
  toAccount: "Back to your account",
  isOn: "On.",
  onAbout: "Signing in asks for a code of your authenticator app.",
  change: "Change it",
  codesLeft: (count: number) => {
    if (count === 0) return "You have no recovery codes left. Without your app you could not sign in: make new ones.";
    return count === 1
      ? "You have one recovery code left. Make new ones soon."
      : `You have ${count} recovery codes left. Each works once.`;
  },
  codeHint: "From your app, or a recovery code.",
  newCodes: "Make new recovery codes",
  setUpAgain: "Set up again",
  turnOff: "Turn off",
  codesTitle: "Your recovery codes",
  isNowOn: "Your second factor is on.",
  keepCodes: "Keep these where you find them without your phone. Each signs you in once.",
  codes: "Recovery codes",
  shownOnce: "They are shown this one time.",
  kept: "I have kept them",
};
