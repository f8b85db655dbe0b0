export const groupedBlocksText = {
  cards: "Cards",
  carousel: "carousel",
  previousCards: "Previous cards",
  nextCards: "Next cards",
  note: "Note",
  information: "Information",
  warning: "Warning",
  error: "Error",
  success: "Success",
  group: "Group",
};
