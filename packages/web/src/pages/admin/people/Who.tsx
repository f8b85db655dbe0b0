import { ownUrl } from "../../../api/ownUrl.ts";
import { adminText } from "../../../strings/admin.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";
import { nameOfRole } from "../roles/assignable.ts";
import { type Person, roleOf } from "./person.ts";

/** A person with what an administrator has to know about them. */
export function Who({ person, nowMs }: { readonly person: Person; readonly nowMs: number }) {
  return (
    <span className={styles["who"]}>
      <Avatar id={person.id} name={person.full_name || person.username} size={24} src={ownUrl(person.image_48)} />
      <span>
        {person.full_name} <span className={styles["muted"]}>{person.username}</span>{" "}
        {!person.is_active && <Badge tone="warn">{adminText.deactivatedBadge}</Badge>}
        {person.has_2fa && <Badge tone="ok">{adminText.twoFactor}</Badge>}
        {person.roles.map((role) => (
          <Badge key={role}>{nameOfRole(role)}</Badge>
        ))}
        <span className="visually-hidden">{roleOf(person)}</span>
        {person.email !== undefined && <span className={styles["address"]}>{person.email}</span>}
        {person.expiration_ts > 0 && (
          <span className={styles["address"]}>
            {sessionsText.until} <When ms={person.expiration_ts * 1000} nowMs={nowMs} />
          </span>
        )}
      </span>
    </span>
  );
}
