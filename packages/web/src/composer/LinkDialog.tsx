import { useState } from "react";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { composerDialogsText } from "../strings/composerDialogs.ts";
import { statusText } from "../strings/statuses.ts";

interface Props {
  readonly onClose: () => void;
  readonly onLink: (href: string) => void;
}

/** Asks where the words that are selected should lead. */
export default function LinkDialog({ onClose, onLink }: Props) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const link = () => {
    const href = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
    const isGood = /^(https?|mailto|tel):./i.test(href) && URL.canParse(href);
    if (!isGood) return setFault(composerDialogsText.invalidLink);
    onClose();
    onLink(href);
  };
  return (
    <FormDialog
      title={composerDialogsText.linkTitle}
      action={composerDialogsText.linkSubmit}
      onSubmit={link}
      onClose={onClose}
    >
      <Field label={composerDialogsText.link} error={fault}>
        <Input
          autoFocus
          value={typed}
          placeholder={statusText.linkPlaceholder}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
