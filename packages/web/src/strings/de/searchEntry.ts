import type { searchEntryText as english } from "../searchEntry.ts";

export const searchEntryText: typeof english = {
  searchIn: (workspace: string) => `${workspace} durchsuchen`,
};
