const reasons: Readonly<Record<string, string>> = {
  timeout: "The app did not answer in time. Try again.",
  no_connection: "The app could not be reached. Try again later.",
  offline: "There is no connection. Try again.",
  no_url: "The app has said nowhere where to send this.",
  invalid_choice: "This can no longer be chosen here.",
  message_not_found: "The message is no longer there.",
  view_not_found: "This is no longer open.",
  element_not_found: "This is no longer there.",
  app_not_found: "The app is no longer installed.",
  channel_not_found: "The conversation is no longer there.",
};

/** Why something did not work, for whoever did it: what happened, and what next where there is something. */
export function reasonText(why: string): string {
  const status = /^http (\d+)$/.exec(why)?.[1];
  if (status !== undefined) return `The app answered with an error (${status}). Try again later.`;
  return reasons[why] ?? `It did not work (${why}).`;
}
