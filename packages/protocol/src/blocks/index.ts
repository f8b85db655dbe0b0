import type { Static } from "typebox";
import { anyOf, type BlockKind } from "../blockkit/define.ts";
import { actions } from "./actions.ts";
import { alert } from "./alert.ts";
import { call } from "./call.ts";
import { card } from "./card.ts";
import { carousel } from "./carousel.ts";
import { container } from "./container.ts";
import { context } from "./context.ts";
import { context_actions } from "./context_actions.ts";
import { data_table } from "./data_table.ts";
import { data_visualization } from "./data_visualization.ts";
import { divider } from "./divider.ts";
import { file } from "./file.ts";
import { header } from "./header.ts";
import { image } from "./image.ts";
import { input } from "./input.ts";
import { markdown } from "./markdown.ts";
import { plan } from "./plan.ts";
import { rich_text } from "./rich_text.ts";
import { section } from "./section.ts";
import { table } from "./table.ts";
import { task_card } from "./task_card.ts";
import { video } from "./video.ts";

const everyBlock = [
  section,
  actions,
  input,
  context,
  header,
  divider,
  image,
  markdown,
  rich_text,
  file,
  video,
  table,
  data_table,
  data_visualization,
  task_card,
  plan,
  context_actions,
  call,
  alert,
  card,
  carousel,
  container,
] as const;

/** Every block by its type. */
export const blockKinds = new Map<string, BlockKind>(everyBlock.map((kind) => [kind.name, kind]));

export const blockSchema = anyOf(...everyBlock);

/** Any block. */
export type Block = Static<typeof blockSchema>;
