import { PreviewCard as Base } from "@base-ui/react/preview-card";
import { Clock } from "lucide-react";
import type { RefObject } from "react";
import { Emoji } from "../richtext/Emoji.tsx";
import { useNow } from "../richtext/useNow.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { profileText } from "../strings/profile.ts";
import popup from "../ui/Popup.module.css";
import { localTime } from "./localTime.ts";
import { PersonAvatar } from "./PersonAvatar.tsx";
import styles from "./PersonCard.module.css";
import { statusOf } from "./status.ts";

interface Props {
  readonly id: string;
  readonly user: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Who a person is, beside their name. It describes the name and takes no focus; a click on the name opens the profile. */
export default function PersonCard({ id, user, anchor, onClose }: Props) {
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        {/* It stands at the end of the page, outside of all its parts. */}
        <section aria-label={profileText.profile}>
          <Base.Positioner anchor={anchor} side="top" align="start" sideOffset={6} className={popup["positioner"]}>
            <Base.Popup id={id} role="tooltip" className={styles["card"]}>
              <Content user={user} />
            </Base.Popup>
          </Base.Positioner>
        </section>
      </Base.Portal>
    </Base.Root>
  );
}

function Content({ user }: { readonly user: string }) {
  const person = usePerson(user);
  const nowMs = useNow();
  const isHere = useClient((state) => state.active.has(user));
  if (!person) return null;
  const { title, pronouns } = person.profile;
  const { emoji, text } = statusOf(person, nowMs);
  const time = person.is_bot || person.deleted ? "" : localTime(person, nowMs);
  return (
    <>
      <PersonAvatar id={user} size={64} />
      <div className={styles["words"]}>
        <strong>
          <bdi>{nameOf(person)}</bdi>
        </strong>
        {pronouns && <span className={styles["muted"]}>{pronouns}</span>}
        {title && <span>{title}</span>}
        {(emoji !== "" || text !== "") && (
          <span>
            {emoji !== "" && <Emoji name={emoji} />} {text}
          </span>
        )}
        {person.deleted && <span className={styles["muted"]}>{profileText.deactivated}</span>}
        {time !== "" && (
          <span className={styles["muted"]}>
            {isHere ? profileText.active : profileText.away} · <Clock size={12} aria-hidden="true" /> {time}
          </span>
        )}
      </div>
    </>
  );
}
