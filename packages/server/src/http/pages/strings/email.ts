import { limits } from "@platform/protocol";
import { message } from "./message.ts";

/** The address of an account, and the confirmation of a new one. */
export const emailText = {
  label: "E-mail address",
  none: "none",
  change: "Change",
  changeWhat: "the e-mail address",
  waits: (email: string) => `${email} waits for its confirmation. Open the link in the mail that was sent there.`,
  again: "Send again",
  cancel: "Cancel the change",
  title: "Change your e-mail address",
  present: (email: string) => `Your address is ${email}. It stays valid until you open the link that the new one gets.`,
  next: "New e-mail address",
  password: "Password",
  button: "Send the link",
  confirmTitle: "Confirm your e-mail address",
  confirmLead: (email: string) => `${email} becomes the address of your account.`,
  confirm: "Confirm",
  notes: {
    "email-sent": "The link is on its way to the new address.",
    "email-canceled": "Your address stays as it is.",
    "email-confirmed": "Your new address is confirmed.",
  },
  faults: {
    email_wrong: "This is no e-mail address.",
    wrong_password: "The password was not right.",
    too_many_tries: `Too many tries. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
    too_many_mails: `Too many mails. Wait ${limits.sign_in_window_s / 60} minutes, then try again.`,
    email_taken: "Another account has this address. Enter another one.",
    same_email: "Your account has this address already.",
    email_managed: "Your identity provider decides about your address. Ask an administrator to change it there.",
    session_over: "You were signed out meanwhile. Sign in again.",
    not_waiting: "No address waits for a confirmation. Enter it again.",
  },
  unsubscribe: {
    title: "Mails about unread messages",
    lead: "You get no more mails about unread messages. In the preferences, under Notifications, you can turn them on again.",
    button: "Stop these mails",
    done: message(
      "No more mails about unread messages",
      "In the preferences, under Notifications, you can turn them on again.",
    ),
  },
  over: message(
    "This link is over",
    "It was used, replaced or canceled, has expired, or belongs to another account.",
    "You find your address on the page of your account.",
  ),
};
