/** The row of tabs below the title of a conversation. */
export const tabsText = {
  tabs: "Tabs of the conversation",
  messages: "Messages",
  canvas: "Canvas",
  lists: "Lists",
  files: "Files",
  pins: "Pins",
  bookmarks: "Bookmarks",
};
