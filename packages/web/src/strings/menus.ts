import { plural } from "./plural.ts";

export const menusText = {
  /** Announced; what is shown has an ellipsis. */
  loading: "Loading",
  results: (count: number, hasMore: boolean) =>
    hasMore ? `${count}+ results` : plural(count, `${count} result`, `${count} results`),
  channel: "Channel",
  privateChannel: "Private channel",
  groupMessage: "Group message",
  directMessage: "Direct message",
  searchIn: (label: string) => `Search ${label}`,
  noResults: "No results",
  noResultsFound: "No results found.",
  selected: (label: string) => `Selected: ${label}`,
  remove: (name: string) => `Remove ${name}`,
  loadFailed: "Couldn’t load the options.",
  selectionLimit: (max: number) =>
    plural(
      max,
      `You can select ${max} item. Remove it to select another.`,
      `You can select up to ${max} items. Remove one to select another.`,
    ),
  typeMore: (count: number) => plural(count, `Type ${count} more character`, `Type ${count} more characters`),
  deactivated: "deactivated",
  archived: "archived",
};
