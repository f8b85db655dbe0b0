import { useClient } from "../store/store.ts";
import { type Message, type Place, placeKey, type Prompts } from "../store/types.ts";
import { sayText } from "./sayText.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./ThreadPrompts.module.css";
import { assistantsText } from "../strings/assistants.ts";

interface Props {
  readonly place: Place;
  readonly prompts: Prompts;
}

const none: readonly Message[] = [];

/** What an assistant suggests to begin with, until the person says something. */
export default function ThreadPrompts({ place, prompts: { title, prompts } }: Props) {
  const key = placeKey(place);
  const self = useClient((state) => state.self);
  const messages = useClient((state) => state.timelines[key]?.messages ?? none);
  const isOnItsWay = useClient((state) => (state.outgoing[key]?.length ?? 0) > 0);
  if (isOnItsWay || messages.some(({ user }) => user === self)) return null;
  return (
    <section aria-label={title ?? assistantsText.suggestions} className={styles["prompts"]}>
      {title !== undefined && <p className={styles["title"]}>{title}</p>}
      {prompts.map((prompt) => (
        <Button key={prompt.title} onClick={() => sayText(place, prompt.message)}>
          {prompt.title}
        </Button>
      ))}
    </section>
  );
}
