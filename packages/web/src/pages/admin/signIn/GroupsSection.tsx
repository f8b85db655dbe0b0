import { useState } from "react";
import { signInGroupsText } from "../../../strings/signInGroups.ts";
import { Field } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Section } from "../../parts/Section.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { MappedGroups } from "./MappedGroups.tsx";
import { MappingForm } from "./MappingForm.tsx";
import type { Provider } from "./provider.ts";

interface Props {
  readonly teamId: string;
  readonly providers: readonly Provider[];
}

/** What groups at a provider mean here: one provider at a time. */
export function GroupsSection({ teamId, providers }: Props) {
  const [wanted, setWanted] = useState("");
  const chosen = providers.find(({ id }) => id === wanted) ?? providers[0];
  if (!chosen) return null;
  const options = providers.map(({ id, name }) => [id, name] as const);
  return (
    <Section title={signInGroupsText.title} about={signInGroupsText.about}>
      {providers.length > 1 && (
        <Field label={signInGroupsText.provider}>
          <Select value={chosen.id} options={options} onChoose={setWanted} />
        </Field>
      )}
      <ClaimForm key={chosen.id} provider={chosen} />
      <MappedGroups provider={chosen} />
      <MappingForm teamId={teamId} provider={chosen} />
    </Section>
  );
}
