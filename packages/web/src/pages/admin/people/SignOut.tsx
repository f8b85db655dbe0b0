import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import type { Act } from "../../parts/useAct.ts";
import type { Person } from "./person.ts";

/** For a laptop that was left in a train. */
export function SignOut({ person, act }: { readonly person: Person; readonly act: Act }) {
  if (!person.is_active) return null;
  const reset = () => call("admin.users.session.reset", { user_id: person.id });
  return (
    <ConfirmButton
      label="Sign out"
      about={person.username}
      look="quiet"
      title={`Sign ${person.full_name || person.username} out everywhere?`}
      onConfirm={() => act.run(reset, `${person.username} is signed out everywhere.`)}
    >
      <p>Every browser of theirs has to sign in again, which they can do at once. Tokens that apps hold stay.</p>
    </ConfirmButton>
  );
}
