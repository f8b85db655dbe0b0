/** The mail that a server in dev mode captures. */
export const devMailText = {
  title: "Mail",
  about:
    "In dev mode without a mail server, mail is kept here instead of being sent. The latest is first; times are UTC.",
  none: "No mail yet. Invite a person by email address, or request a new password.",
  sentTo: (address: string, time: string) => `To ${address}, ${time}`,
  back: "All mail",
  one: "Captured mail",
  subject: "Subject",
  to: "To",
  date: "Date",
  htmlPart: "HTML part",
  textPart: "Text part",
};
