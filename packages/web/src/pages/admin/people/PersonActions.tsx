import { useState } from "react";
import { sessionsText } from "../../../strings/sessions.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Act } from "../../parts/useAct.ts";
import { ClaimLink } from "./ClaimLink.tsx";
import { ExpiryDialog } from "./ExpiryDialog.tsx";
import type { Person } from "./person.ts";
import { ResetSecondFactor } from "./ResetSecondFactor.tsx";
import { SessionsDialog } from "./SessionsDialog.tsx";
import { Standing } from "./Standing.tsx";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
}

/** What can be done with one person. */
export function PersonActions({ person, teamId, act }: Props) {
  const [opened, setOpened] = useState<"sessions" | "expiry" | undefined>();
  const close = () => setOpened(undefined);
  const { username } = person;
  return (
    <>
      {person.is_restricted && person.is_active && (
        <Button variant="quiet" aria-label={sessionsText.expiryOf(username)} onClick={() => setOpened("expiry")}>
          {sessionsText.expiry}
        </Button>
      )}
      {person.is_active && (
        <Button
          variant="quiet"
          aria-label={buttonText.named(sessionsText.sessions, username)}
          onClick={() => setOpened("sessions")}
        >
          {sessionsText.sessions}
        </Button>
      )}
      {person.is_unclaimed && person.is_active && <ClaimLink person={person} teamId={teamId} act={act} />}
      <ResetSecondFactor person={person} act={act} />
      <Standing person={person} teamId={teamId} act={act} />
      {opened === "sessions" && <SessionsDialog act={act} person={person} teamId={teamId} onClose={close} />}
      {opened === "expiry" && <ExpiryDialog person={person} teamId={teamId} onClose={close} />}
    </>
  );
}
