import { MoonStar } from "lucide-react";
import { useNow } from "../richtext/useNow.ts";
import { useQuietPerson } from "../store/quietPeople.ts";
import { pausesText } from "../strings/pauses.ts";

/** A moon next to the name of a person who has paused notifications. */
export function QuietSign({ id }: { readonly id: string | undefined }) {
  const isQuiet = useQuietPerson(id, useNow());
  return isQuiet ? <MoonStar size={12} role="img" aria-label={pausesText.sign} /> : null;
}
