import { plural } from "./plural.ts";
import { locale } from "./locale.ts";

/** The people directory. */
export const directoryText = {
  title: "People",
  sections: "People and groups",
  people: "People",
  groups: "Groups",
  find: "Find people",
  findPlaceholder: "Name or username",
  loading: "Loading people",
  failed: "Couldn’t load people. Try again.",
  groupsFailed: "Couldn’t load groups. Try again.",
  showAll: "Show everyone",
  invite: "Invite people",
  noneFound: (query: string) => `Nobody is called “${query}”.`,
  noPeople: "Nobody is here yet.",
  noGroups: "This workspace has no groups.",
  more: "Show more people",
  members: (count: number) =>
    plural(count, `${count.toLocaleString(locale)} member`, `${count.toLocaleString(locale)} members`),
  found: (count: number) => plural(count, "1 person", `${count.toLocaleString(locale)} people`),
  foundMore: (count: number) => `The first ${count.toLocaleString(locale)} people`,
};
