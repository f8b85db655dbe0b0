import { call } from "../../../api/call.ts";
import { adminText } from "../../../strings/admin.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import type { Act } from "../../parts/useAct.ts";
import type { Person } from "./person.ts";

/** For people who have lost their phone, their recovery codes and their passkeys. */
export function ResetSecondFactor({ person, act }: { readonly person: Person; readonly act: Act }) {
  if (!person.is_active || !person.has_2fa) return null;
  const reset = () => call("admin.users.secondFactor.reset", { user_id: person.id });
  return (
    <ConfirmButton
      label={adminText.resetFactor}
      about={person.username}
      variant="quiet"
      title={adminText.resetFactorTitle(person.full_name || person.username)}
      isDisabled={person.is_primary_owner}
      onConfirm={() => act.run(reset, adminText.factorReset(person.username))}
    >
      <p>{adminText.resetFactorBody}</p>
    </ConfirmButton>
  );
}
