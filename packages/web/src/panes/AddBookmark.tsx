import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Input } from "../ui/Input.tsx";
import { explain } from "../api/explain.ts";
import { statusText } from "../strings/statuses.ts";
import { panesText } from "../strings/panes.ts";

interface Props {
  readonly channel: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Asks where a bookmark leads and what it is called. */
export function AddBookmark({ channel, onAdded, onClose }: Props) {
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const [fault, setFault] = useState<string>();
  const add = async () => {
    const link = /^https?:/i.test(address) ? address : `https://${address}`;
    const asked = { channel_id: channel, type: "link", link, title: title.trim() || address } as const;
    const added = await call("bookmarks.add", asked).catch(() => undefined);
    if (!added?.ok) return setFault(added ? wordsOf(added.error) : statusText.serverNotRespondingSentence);
    onAdded();
    onClose();
  };
  return (
    <FormDialog
      title={panesText.addBookmark}
      action={panesText.addBookmarkSubmit}
      isIncomplete={address.trim() === ""}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Field label={panesText.link} error={fault}>
        <Input
          autoFocus
          value={address}
          placeholder={statusText.linkPlaceholder}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Field label={panesText.name} isOptional hint={panesText.nameHint}>
        <Input
          value={title}
          maxChars={limits.bookmark_title_chars_max}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function wordsOf(code: string): string {
  return code === "invalid_link" ? panesText.invalidLink : explain(code);
}
