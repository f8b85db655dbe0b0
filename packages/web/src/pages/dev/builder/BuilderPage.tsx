import { Link2, Send } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import { CodeEditor } from "../../parts/CodeEditor.tsx";
import { Filter, FilterBar } from "../../parts/FilterBar.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Select } from "../../../ui/Select.tsx";
import styles from "./Builder.module.css";
import { type Draft, printDraft, readDraft } from "./draftInUrl.ts";
import { Preview } from "./Preview.tsx";
import { readBlocks } from "./readBlocks.ts";
import { SendDialog } from "./SendDialog.tsx";
import { type BuilderSurface, templates } from "./templates.ts";
import { builderText } from "../../../strings/builder.ts";

const surfaces = [
  ["message", builderText.message],
  ["modal", builderText.modal],
  ["home", builderText.homeTab],
] as const;

const surfaceOf = (name: string): BuilderSurface => surfaces.find(([known]) => known === name)?.[0] ?? "message";

function draftOf(name: string): Draft {
  const template = templates.find((known) => known.name === name) ?? templates[0];
  return { surface: template?.surface ?? "message", text: JSON.stringify(template?.blocks ?? [], null, 2) };
}

/** Blocks as JSON, and beside it what people would see. */
export default function BuilderPage() {
  const [draft, setDraft] = useState<Draft>(() => readDraft(location.hash) ?? draftOf(""));
  const [isSending, setSending] = useState(false);
  // What is typed stands there at once; what is drawn of it may come a moment later.
  const shown = useDeferredValue(draft);
  const read = useMemo(() => readBlocks(shown.text, shown.surface), [shown]);
  useEffect(() => history.replaceState(history.state, "", printDraft(draft)), [draft]);
  const share = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(builderText.linkCopied);
  };
  return (
    <>
      <PageHead
        title={builderText.blockBuilder}
        about={builderText.about}
        actions={
          <>
            <Button onClick={() => void share()}>
              <Link2 size={16} aria-hidden="true" />
              {builderText.copyLink}
            </Button>
            <Button
              variant="primary"
              disabled={draft.surface !== "message" || read.blocks === undefined || read.marks.length > 0}
              onClick={() => setSending(true)}
            >
              <Send size={16} aria-hidden="true" />
              {builderText.sendToChannel}
            </Button>
          </>
        }
      />
      <FilterBar label={builderText.options}>
        <Filter label={builderText.surface}>
          <Select
            value={draft.surface}
            options={surfaces}
            onChoose={(name) => setDraft({ ...draft, surface: surfaceOf(name) })}
          />
        </Filter>
        <Filter label={builderText.startFrom}>
          <Select
            value=""
            options={[["", builderText.template], ...templates.map(({ name }) => [name, name] as const)]}
            onChoose={(name) => name !== "" && setDraft(draftOf(name))}
          />
        </Filter>
      </FilterBar>
      <div className={styles["columns"]}>
        <CodeEditor
          label={builderText.json}
          value={draft.text}
          onChange={(text) => setDraft({ ...draft, text })}
          marks={read.marks}
          lines={22}
        />
        <Preview surface={shown.surface} blocks={read.preview} />
      </div>
      {isSending && read.blocks && <SendDialog blocks={read.blocks} onClose={() => setSending(false)} />}
    </>
  );
}
