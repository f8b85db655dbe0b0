import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import type { Act } from "../../parts/useAct.ts";
import type { Person } from "./person.ts";
import { adminText } from "../../../strings/admin.ts";

/** For a laptop that was left in a train. */
export function SignOut({ person, act }: { readonly person: Person; readonly act: Act }) {
  if (!person.is_active) return null;
  const reset = () => call("admin.users.session.reset", { user_id: person.id });
  return (
    <ConfirmButton
      label={adminText.signOutEverywhere}
      about={person.username}
      title={adminText.signOutTitle(person.full_name || person.username)}
      onConfirm={() => act.run(reset, adminText.signedOut(person.username))}
    >
      <p>{adminText.signOutBody}</p>
    </ConfirmButton>
  );
}
