/** What another app of the device shares with the client. */
export const sharingText = {
  title: "Share to a conversation",
  submit: "Continue",
  shared: "Shared text",
  failed: "Couldn’t open the conversation. Try again.",
};
