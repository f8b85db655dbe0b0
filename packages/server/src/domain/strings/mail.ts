import { limits } from "@platform/protocol";

/** The mails that the server sends. Names arrive here without anything that a mail program would make a link of. */
export const mailText = {
  footer: (address: string) => `Sent by the Platform server at ${address}.`,
  greeting: (person: string) => `Hello ${person},`,
  linkCopy: "If the button does not work, open this address:",
  unknownBrowser: "an unknown browser",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  invitation: {
    subject: (inviter: string, team: string) => `${inviter} invited you to ${team}`,
    lead: (inviter: string, team: string) => `${inviter} invited you to the workspace ${team}.`,
    message: (inviter: string) => `${inviter} wrote:`,
    button: "Accept the invitation",
    end: (time: string) => `The link is for you alone. It works once, until ${time}.`,
    unexpected: "If you do not know what this is about, ignore this mail. Nothing happens without the link.",
  },
  password_reset: {
    subject: (team: string) => `Choose a new password for ${team}`,
    lead: (team: string) => `A new password was requested for your account in ${team}.`,
    button: "Choose a new password",
    end: `The link works once, for ${limits.password_reset_life_s / 60} minutes. When you use it, all other browsers are signed out.`,
    unexpected: "If you did not request it, ignore this mail. Your password stays as it is.",
  },
  password_changed: {
    subject: (team: string) => `Your password for ${team} was changed`,
    lead: (team: string, time: string) =>
      `The password of your account in ${team} was changed on ${time}. All other browsers were signed out.`,
    button: "Sign in",
    unexpected:
      "If it was not you, request a new password on the sign-in page at once, and tell an administrator of the workspace.",
  },
  second_factor_reset: {
    subject: (team: string) => `Your second factor for ${team} was removed`,
    lead: (team: string, time: string) =>
      `An administrator removed the second factor of your account in ${team} on ${time}: authenticator app, recovery codes and passkeys. All browsers were signed out. Sign in with your password, then set up a new one.`,
    button: "Open your account",
    unexpected: "If you did not ask for this, change your password and tell an administrator of the workspace.",
  },
  email_confirmation: {
    subject: (team: string) => `Confirm your address for ${team}`,
    lead: (team: string) => `This address was entered as the new address of your account in ${team}.`,
    button: "Confirm the address",
    end: `The link works once, for ${limits.email_change_life_s / 3600} hours, while you are signed in. Until then, your account keeps its address.`,
    unexpected: "If you did not enter it, ignore this mail. Nothing happens without the link.",
  },
  email_change: {
    subject: (team: string) => `A new address for your account in ${team}`,
    lead: (team: string, email: string, time: string) =>
      `On ${time}, ${email} was entered as the new address of your account in ${team}. It takes effect when it is confirmed.`,
    button: "Check your account",
    unexpected:
      "If it was you, there is nothing to do. If not, cancel the change in your account and change your password, which cancels it as well.",
  },
  digest: {
    subject: (count: number, team: string) =>
      count === 1 ? `An unread message in ${team}` : `${count} unread messages in ${team}`,
    lead: "While you were away, these messages arrived for you.",
    group: "Group conversation",
    hidden: (count: number) => (count === 1 ? "1 new message" : `${count} new messages`),
    open: "Open",
    why: "You get this mail because you were away. How often, you choose in the preferences, under Notifications.",
    unsubscribe: "No more mails about unread messages",
  },
  new_browser: {
    subject: (team: string) => `New sign-in to ${team}`,
    lead: (team: string, browser: string, time: string) =>
      `Your account in ${team} was used to sign in with ${browser}, which it had not been used with before, on ${time}.`,
    button: "Check your browsers",
    unexpected:
      "If it was you, there is nothing to do. If not, change your password: that signs out all other browsers.",
  },
};
