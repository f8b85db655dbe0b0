import { Link } from "wouter";
import { profilePath } from "../navigation/paths.ts";
import { nameOf } from "../store/people.ts";
import type { Person } from "../store/types.ts";
import { peopleText } from "../strings/people.ts";
import { PersonAvatar } from "./PersonAvatar.tsx";
import styles from "./PersonRow.module.css";
import { StatusSign } from "./StatusSign.tsx";

/** A person in a list: opens the profile. */
export function PersonRow({ person }: { readonly person: Person }) {
  return (
    <li>
      <Link href={profilePath(undefined, person.id)} className={styles["row"]}>
        <PersonAvatar id={person.id} size={36} />
        <span className={styles["words"]}>
          <span className={styles["name"]}>
            <bdi>{nameOf(person)}</bdi>
            <StatusSign id={person.id} />
            {person.is_bot && <span className={styles["app"]}>{peopleText.app}</span>}
          </span>
          <span className={styles["about"]}>{aboutOf(person)}</span>
        </span>
      </Link>
    </li>
  );
}

function aboutOf({ name, profile }: Person): string {
  return [`@${name}`, profile.title].filter((text) => text !== "").join(" · ");
}
