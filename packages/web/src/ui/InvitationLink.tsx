import { invitesText } from "../strings/invites.ts";
import { CopyButton } from "./CopyButton.tsx";
import { Field } from "./Field.tsx";
import { Input } from "./Input.tsx";
import styles from "./InvitationLink.module.css";

/** The link of an invitation, which the server shows once. */
export function InvitationLink({ url, email }: { readonly url: string; readonly email: string }) {
  return (
    <div className={styles["link"]}>
      <Field label={invitesText.link} hint={invitesText.linkHint(email)}>
        <Input autoFocus readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={url} label={invitesText.copyLink} />
    </div>
  );
}
