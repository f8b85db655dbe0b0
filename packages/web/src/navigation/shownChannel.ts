import { basePathOf } from "@platform/protocol/clientPath.ts";

/** The conversation that the address names, also while a pane is open beside it. */
export function shownChannel(): string {
  const { pathname } = location;
  return pathname.slice(basePathOf(pathname).length).split("/")[1] ?? "";
}
