/** The entry to search at the top of the page; all other texts of search are loaded with it. */
export const searchEntryText = {
  searchIn: (workspace: string) => `Search ${workspace}`,
};
