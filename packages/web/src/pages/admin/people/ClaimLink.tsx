import { useState } from "react";
import { call } from "../../../api/call.ts";
import { claimsText } from "../../../strings/claims.ts";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import type { Act } from "../../parts/useAct.ts";
import type { Person } from "./person.ts";

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
}

/** For a person whose account was imported: the link with which they enter it. */
export function ClaimLink({ person, teamId, act }: Props) {
  const [url, setUrl] = useState<string>();
  const name = person.full_name || person.username;
  const create = () =>
    act.run(async () => {
      const made = await call("admin.users.createClaimLink", { team_id: teamId, user_id: person.id });
      if (made.ok) setUrl(made.url);
      return made;
    }, claimsText.created(name));
  if (url === undefined) {
    return (
      <Button
        variant="quiet"
        disabled={act.isBusy}
        aria-label={claimsText.createFor(person.username)}
        onClick={() => void create()}
      >
        {claimsText.create}
      </Button>
    );
  }
  return (
    <>
      <Field label={claimsText.link} hint={claimsText.hint(name)}>
        <Input autoFocus readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <CopyButton text={url} label={claimsText.copy} />
    </>
  );
}
