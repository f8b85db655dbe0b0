/** Buttons and labels that mean the same in every part of the client. */
export const buttonText = {
  back: "Back",
  cancel: "Cancel",
  close: "Close",
  delete: "Delete",
  download: "Download",
  remove: "Remove",
  save: "Save",
  saveChanges: "Save changes",
  search: "Search",
  send: "Send",
  tryAgain: "Try again",
};
