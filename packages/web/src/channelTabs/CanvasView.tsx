import { Plus } from "lucide-react";
import { useState } from "react";
import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { useCall } from "../api/useCall.ts";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CanvasSection } from "./CanvasSection.tsx";
import styles from "./CanvasView.module.css";
import { numbersOf } from "./canvasBlocks.ts";
import { SectionEditor } from "./SectionEditor.tsx";
import { useFileChange } from "./useFileChange.ts";

/** A canvas, section by section. Each is edited alone, so that people who edit others do not disturb each other. */
export function CanvasView({ id }: { readonly id: string }) {
  const read = useCall("client.canvases.read", { canvas_id: id });
  const { refetch } = read;
  useFileChange(id, refetch);
  const [isAdding, setAdding] = useState(false);
  if (read.isPending) return <Skeleton label={text.loading} />;
  if (read.isError) return <ErrorState text={text.failed} onRetry={() => void refetch()} />;
  const { title, sections, can_write: canWrite } = read.data.canvas;
  const numbers = numbersOf(sections);
  const change = async (asked: CanvasChange): Promise<boolean> => {
    const isSaved = await reportFailure(call("canvases.edit", { canvas_id: id, changes: [asked] }), text.saveFailed);
    await refetch();
    return isSaved;
  };
  const add = async (markdown: string) => {
    if (await change({ operation: "insert_at_end", document_content: { type: "markdown", markdown } })) {
      setAdding(false);
    }
  };
  return (
    <article className={styles["canvas"]}>
      <h2 className={styles["title"]}>{title}</h2>
      {sections.length === 0 && !isAdding && <p className={styles["empty"]}>{text.emptyCanvas}</p>}
      {sections.map((section, at) => (
        <CanvasSection
          key={section.id}
          section={section}
          number={numbers[at] ?? 1}
          canWrite={canWrite}
          onChange={change}
        />
      ))}
      {isAdding && <SectionEditor markdown="" onSave={add} onCancel={() => setAdding(false)} />}
      {canWrite && !isAdding && (
        <Button onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden="true" />
          {text.addSection}
        </Button>
      )}
    </article>
  );
}

export type CanvasChange =
  | { readonly operation: "delete"; readonly section_id: string }
  | {
      readonly operation: "replace" | "insert_at_end";
      readonly section_id?: string;
      readonly document_content: { readonly type: "markdown"; readonly markdown: string };
    };
