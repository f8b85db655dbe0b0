import type { Table } from "@platform/protocol/blocks/table.ts";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Line } from "../richtext/Line.tsx";
import { RichTable } from "../richtext/RichTable.tsx";
import { RichText } from "../richtext/RichText.tsx";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { IconButton } from "../ui/IconButton.tsx";
import type { CanvasChange } from "./CanvasView.tsx";
import styles from "./CanvasView.module.css";
import { elementsOf, richTextOf, type Section, ticked } from "./canvasBlocks.ts";
import { SectionEditor } from "./SectionEditor.tsx";

interface Props {
  readonly section: Section;
  readonly number: number;
  readonly canWrite: boolean;
  readonly onChange: (change: CanvasChange) => Promise<boolean>;
}

/** One section as it is read, or its Markdown while it is edited. */
export function CanvasSection({ section, number, canWrite, onChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { id: section_id } = section;
  const replace = (markdown: string) =>
    onChange({ operation: "replace", section_id, document_content: { type: "markdown", markdown } });
  const save = async (markdown: string) => {
    if (await replace(markdown)) setEditing(false);
  };
  const remove = async () => {
    if (await onChange({ operation: "delete", section_id })) setEditing(false);
  };
  if (isEditing) {
    return (
      <SectionEditor
        markdown={section.markdown}
        onSave={save}
        onCancel={() => setEditing(false)}
        onDelete={() => void remove()}
      />
    );
  }
  return (
    <div className={styles["section"]}>
      <div className={styles["content"]}>
        {section.style === "checklist" ? (
          <label className={styles["task"]} style={{ marginInlineStart: (section.indent ?? 0) * 24 }}>
            <input
              type="checkbox"
              checked={section.checked === true}
              disabled={!canWrite}
              onChange={(event) => void replace(ticked(section.markdown, event.target.checked))}
            />
            <span>
              <Line elements={elementsOf(section)} />
            </span>
          </label>
        ) : (
          <Content section={section} number={number} />
        )}
      </div>
      {canWrite && (
        <IconButton
          label={text.editSection}
          className={styles["edit"]}
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
      )}
    </div>
  );
}

const headings = ["h3", "h4", "h5"] as const;

function Content({ section, number }: { readonly section: Section; readonly number: number }) {
  const block = richTextOf(section, number);
  if (block) return <RichText block={block} />;
  switch (section.type) {
    case "heading": {
      const Heading = headings[(section.level ?? 1) - 1] ?? "h5";
      return (
        <Heading className={styles[`level${section.level ?? 1}`]}>
          <Line elements={elementsOf(section)} />
        </Heading>
      );
    }
    case "divider":
      return <hr className={styles["rule"]} />;
    case "embed":
      return <SafeLink url={section.url ?? ""}>{section.alt || section.url || ""}</SafeLink>;
    case "table":
      return <RichTable block={tableOf(section)} />;
    default:
      return null;
  }
}

function tableOf({ rows = [] }: Section): Table {
  const cells = rows.map((row) =>
    row.map((cell) => ({
      type: "rich_text" as const,
      elements: [{ type: "rich_text_section" as const, elements: elementsOf(cell) }],
    })),
  );
  return { type: "table", rows: cells };
}
