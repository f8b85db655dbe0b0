import { type ComponentType, memo } from "react";
import type { AnyBlock } from "../surface/elements.ts";
import { deferred } from "../ui/deferred.tsx";
import { ActionsView } from "./actions.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { CallView } from "./call.tsx";
import { ContextView } from "./context.tsx";
import { ContextActionsView } from "./context_actions.tsx";
import { DataTableView } from "./data_table.tsx";
import { DataVisualizationView } from "./data_visualization.tsx";
import { DividerView } from "./divider.tsx";
import { FileView } from "./file.tsx";
import type { GroupedType } from "./grouped/types.ts";
import { HeaderView } from "./header.tsx";
import { ImageView } from "./image.tsx";
import { InputView } from "./input.tsx";
import { MarkdownView } from "./markdown.tsx";
import { PlanView } from "./plan.tsx";
import { RichTextView } from "./rich_text.tsx";
import { SectionView } from "./section.tsx";
import { TableView } from "./table.tsx";
import { TaskCardView } from "./task_card.tsx";
import { UnknownView } from "../richtext/UnknownView.tsx";
import { VideoView } from "./video.tsx";

const Grouped = deferred<BlockProps<AnyBlock>>(
  async () => (await import("./grouped/GroupedBlock.tsx")).GroupedBlock,
  <div className={styles["kept"]} />,
);

const groupedViews: Readonly<Record<GroupedType, typeof Grouped>> = {
  alert: Grouped,
  card: Grouped,
  carousel: Grouped,
  container: Grouped,
};

/** Each block by its type; the server has validated its content, so it is what its type says. */
const blockViews: Readonly<Record<string, ComponentType<BlockProps<never>>>> = {
  actions: ActionsView,
  call: CallView,
  context: ContextView,
  context_actions: ContextActionsView,
  data_table: DataTableView,
  data_visualization: DataVisualizationView,
  divider: DividerView,
  ...groupedViews,
  file: FileView,
  header: HeaderView,
  image: ImageView,
  input: InputView,
  markdown: MarkdownView,
  plan: PlanView,
  rich_text: RichTextView,
  section: SectionView,
  table: TableView,
  task_card: TaskCardView,
  video: VideoView,
};

export const BlockView = memo(function BlockView({ block }: { readonly block: AnyBlock }) {
  const View = Object.hasOwn(blockViews, block.type) ? blockViews[block.type] : undefined;
  return View ? <View block={block as never} /> : <UnknownView thing={block} />;
});
