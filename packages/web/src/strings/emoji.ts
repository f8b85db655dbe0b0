export const emojiText = {
  search: "Search emoji",
  emoji: "Emoji",
  noMatch: "No emoji found.",
  skinTone: "Skin tone",
  defaultTone: "Default skin tone",
  toneNumber: (tone: number) => `Skin tone ${tone}`,
  custom: "Custom",
  standard: "Standard",
};
