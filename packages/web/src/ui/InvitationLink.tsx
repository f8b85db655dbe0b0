import { invitesText } from "../strings/invites.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Field } from "./Field.tsx";
import { Input } from "./Input.tsx";
import styles from "./InvitationLink.module.css";

interface Invitation {
  readonly url: string;
  readonly email: string;
  /** Whether the server sends the link, too. */
  readonly isMailed: boolean;
}

/** The link of an invitation, which the server shows once. */
export function InvitationLink({ url, email, isMailed }: Invitation) {
  const hint = isMailed ? invitesText.mailedLinkHint(email) : invitesText.linkHint(email);
  return (
    <div className={styles["link"]}>
      <Field label={invitesText.link} hint={hint}>
        <Input autoFocus readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={url} label={invitesText.copyLink} />
    </div>
  );
}
