/** What the address of the search page says, so that a search can be shared and gone back to. */
export interface SearchAddress {
  readonly query: string;
  readonly tab: SearchTab;
  readonly order: SearchOrder;
}

export const searchTabs = ["messages", "files", "channels", "people"] as const;
export type SearchTab = (typeof searchTabs)[number];

export const searchOrders = ["score", "newest", "oldest"] as const;
export type SearchOrder = (typeof searchOrders)[number];

export function readAddress(search: string): SearchAddress {
  const asked = new URLSearchParams(search);
  const tab = searchTabs.find((one) => one === asked.get("tab")) ?? "messages";
  const order = searchOrders.find((one) => one === asked.get("sort")) ?? "score";
  return { query: asked.get("q") ?? "", tab, order };
}

export function searchPath({ query, tab, order }: SearchAddress): string {
  const asked = new URLSearchParams();
  if (query !== "") asked.set("q", query);
  if (tab !== "messages") asked.set("tab", tab);
  if (order !== "score") asked.set("sort", order);
  const text = asked.toString();
  return text === "" ? "/search" : `/search?${text}`;
}

/** The order as the methods of search name it. */
export function orderParams(order: SearchOrder) {
  if (order === "score") return { sort: "score", sort_dir: "desc" } as const;
  return { sort: "timestamp", sort_dir: order === "newest" ? "desc" : "asc" } as const;
}
