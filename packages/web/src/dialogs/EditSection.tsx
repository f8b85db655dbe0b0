import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { explain } from "../api/explain.ts";
import { showOverlay, useScreen } from "../navigation/screen.ts";
import { createSection, renameSection } from "../store/sections.ts";
import { useClient } from "../store/store.ts";
import { buttonText } from "../strings/buttons.ts";
import { sectionsText } from "../strings/sections.ts";
import { statusText } from "../strings/statuses.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";

/** Creates a section of the sidebar, or renames one. */
export function EditSection() {
  const { id, channel } = useScreen((state) => state.section);
  const before = useClient((state) => state.sections.find((section) => section.id === id)?.name ?? "");
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string>();
  const close = () => showOverlay(undefined);
  const save = async () => {
    const saving = id === undefined ? createSection(name, channel) : renameSection(id, name);
    const code = await saving.catch(() => null);
    if (code === undefined) close();
    else
      setFault(code === null ? statusText.serverNotRespondingSentence : (sectionsText.refusals[code] ?? explain(code)));
  };
  return (
    <FormDialog
      title={id === undefined ? sectionsText.create : sectionsText.renameTitle(before)}
      action={id === undefined ? sectionsText.create : buttonText.saveChanges}
      isIncomplete={name.trim() === ""}
      onSubmit={() => void save()}
      onClose={close}
    >
      <Field label={sectionsText.name} hint={sectionsText.nameHint} error={fault}>
        <Input
          autoFocus
          value={name}
          maxChars={limits.section_name_chars_max}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
