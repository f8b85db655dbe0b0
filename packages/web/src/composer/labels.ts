import { asLink } from "@platform/protocol/richtext/asLink.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { unknownText } from "@platform/protocol/richtext/unknownText.ts";
import { nameOf } from "../store/people.ts";
import { store } from "../store/store.ts";

/** What an element is called in the editor, as far as its name is known. */
export function labelOf(element: Inline): string {
  const { people, channels, groups } = store.getState();
  switch (element.type) {
    case "user":
      return `@${nameOf(people[element.user_id])}`;
    case "channel":
      return `#${channels[element.channel_id]?.name ?? element.channel_id}`;
    case "usergroup":
      return `@${groups[element.usergroup_id]?.handle ?? element.usergroup_id}`;
    case "broadcast":
      return `@${element.range}`;
    case "emoji":
      return charactersOf(element.unicode) ?? `:${element.name}:`;
    case "date":
      return element.fallback ?? "";
    case "color":
      return element.value;
    case "team":
      return `@${element.team_id}`;
    case "canvas_user_mention":
      return `@${nameOf(people[element.user_id])}`;
    default:
      return asLink(element)?.text ?? unknownText(element);
  }
}

function charactersOf(unicode: string | undefined): string | undefined {
  if (unicode === undefined || !/^[0-9a-f]{1,6}(-[0-9a-f]{1,6})*$/.test(unicode)) return undefined;
  return String.fromCodePoint(...unicode.split("-").map((hex) => Number.parseInt(hex, 16)));
}
