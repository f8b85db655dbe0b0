/** Buttons and labels that mean the same in every part of the client. */
export const buttonText = {
  back: "Back",
  cancel: "Cancel",
  close: "Close",
  delete: "Delete",
  download: "Download",
  /** A button as screen readers name it, with what it is about. */
  named: (button: string, about: string) => `${button} ${about}`,
  remove: "Remove",
  save: "Save",
  saveChanges: "Save changes",
  search: "Search",
  send: "Send",
  tryAgain: "Try again",
};
