export const pickingText = {
  searchChannels: "Search channels",
  channelsHint: "Finds public channels. Select a result to add it.",
};
