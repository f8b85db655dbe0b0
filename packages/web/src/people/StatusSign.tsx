import { Emoji } from "../richtext/Emoji.tsx";
import { useNow } from "../richtext/useNow.ts";
import { usePerson } from "../store/people.ts";
import { Tooltip } from "../ui/Tooltip.tsx";
import { statusOf } from "./status.ts";

/** A person's status, as one icon next to their name. */
export function StatusSign({ id }: { readonly id: string }) {
  const { emoji, text } = statusOf(usePerson(id), useNow());
  if (emoji === "") return null;
  const sign = <Emoji name={emoji} />;
  return text === "" ? sign : <Tooltip text={text}>{<span>{sign}</span>}</Tooltip>;
}
