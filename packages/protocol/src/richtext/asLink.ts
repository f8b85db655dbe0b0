import type { Inline } from "./inline.ts";
import { unknownText } from "./unknownText.ts";

/** An element that leads to an address, as the link that shows it; nothing for one that has no address. */
export function asLink(element: Inline): { readonly url: string; readonly text: string } | undefined {
  switch (element.type) {
    case "attachment_mention":
    case "canvas":
    case "file":
    case "work_object_mention":
      return linkTo(element.url, unknownText(element));
    case "citation":
      return linkTo(element.url, element.text || `[${element.index}]`);
    default:
      return undefined;
  }
}

/** Messages from before these types were checked may hold one without its address. */
function linkTo(url: string | undefined, text: string) {
  return url === undefined ? undefined : { url, text };
}
