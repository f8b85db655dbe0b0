import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import type { Act } from "../../parts/useAct.ts";
import type { Person } from "./person.ts";
import { adminText } from "../../../strings/admin.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
}

/** Deactivates or reactivates a person. */
export function Standing({ person, teamId, act }: Props) {
  const named = { team_id: teamId, user_id: person.id };
  if (!person.is_active) {
    return (
      <Button
        variant="quiet"
        aria-label={adminText.reactivateNamed(person.username)}
        onClick={() =>
          void act.run(() => call("admin.users.reactivate", named), adminText.reactivated(person.username))
        }
      >
        {adminText.reactivate}
      </Button>
    );
  }
  return (
    <ConfirmButton
      label={adminText.deactivate}
      about={person.username}
      variant="quiet"
      title={adminText.deactivateTitle(person.full_name || person.username)}
      isDisabled={person.is_primary_owner}
      onConfirm={() => act.run(() => call("admin.users.remove", named), adminText.deactivatedToast(person.username))}
    >
      <p>
        <CodeText text={adminText.deactivateBody} />
      </p>
    </ConfirmButton>
  );
}
