import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import type { Act } from "../../parts/useAct.ts";
import type { Person } from "./person.ts";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
}

/** Deactivates somebody, or lets them back in. */
export function Standing({ person, teamId, act }: Props) {
  const named = { team_id: teamId, user_id: person.id };
  if (!person.is_active) {
    return (
      <Button
        look="quiet"
        aria-label={`Let ${person.username} back in`}
        onClick={() => void act.run(() => call("admin.users.reactivate", named), `${person.username} is back.`)}
      >
        Let back in
      </Button>
    );
  }
  return (
    <ConfirmButton
      label="Deactivate"
      about={person.username}
      look="quiet"
      title={`Deactivate ${person.full_name || person.username}?`}
      isDisabled={person.is_primary_owner}
      onConfirm={() => act.run(() => call("admin.users.remove", named), `${person.username} is deactivated.`)}
    >
      <p>
        Every token and session of theirs ends at once; calls then answer <code>account_inactive</code>. What they wrote
        stays, and they can be let back in.
      </p>
    </ConfirmButton>
  );
}
