import assert from "node:assert/strict";
import { test } from "node:test";
import type {
  ConfirmationDialog,
  ContextActionsBlockElement,
  ConversationsSelect,
  DispatchActionConfig,
  ImageElement,
  InputBlockElement,
  KnownBlock,
  OptionGroup,
  PlainTextOption,
  SectionBlockAccessory,
  SlackFile,
  TextObject,
} from "@slack/types";
import { actions } from "../blocks/actions.ts";
import { alert } from "../blocks/alert.ts";
import { card } from "../blocks/card.ts";
import { carousel } from "../blocks/carousel.ts";
import { container } from "../blocks/container.ts";
import { context } from "../blocks/context.ts";
import { context_actions } from "../blocks/context_actions.ts";
import { data_table } from "../blocks/data_table.ts";
import { divider } from "../blocks/divider.ts";
import { file } from "../blocks/file.ts";
import { header } from "../blocks/header.ts";
import { image as imageBlock } from "../blocks/image.ts";
import { input } from "../blocks/input.ts";
import { markdown } from "../blocks/markdown.ts";
import { plan } from "../blocks/plan.ts";
import { rich_text } from "../blocks/rich_text.ts";
import { section } from "../blocks/section.ts";
import { table } from "../blocks/table.ts";
import { task_card } from "../blocks/task_card.ts";
import { video } from "../blocks/video.ts";
import { confirm } from "../objects/confirm.ts";
import { everyElement } from "../elements/index.ts";
import { dispatch_action_config } from "../objects/dispatch_action_config.ts";
import { filter } from "../objects/filter.ts";
import { option } from "../objects/option.ts";
import { option_group } from "../objects/option_group.ts";
import { slack_file } from "../objects/slack_file.ts";
import { text } from "../objects/text.ts";
import { blockKinds, elementKinds, objectKinds } from "./index.ts";

type Thawed<Value> = Value extends object ? { -readonly [Name in keyof Value]: Thawed<Value[Name]> } : Value;

/** Examples are frozen to their letters; types in the field expect lists that one could add to. */
function thawed<Value>(value: Value): Thawed<Value> {
  return value as Thawed<Value>;
}

/** The compiler checks what the types of the public SDK accept; the tests check that nothing is left out. */
const blocks = [
  thawed(actions.example),
  thawed(alert.example),
  thawed(card.example),
  thawed(carousel.example),
  thawed(container.example),
  thawed(context.example),
  thawed(context_actions.example),
  thawed(data_table.example),
  thawed(divider.example),
  thawed(file.example),
  thawed(header.example),
  thawed(imageBlock.example),
  thawed(input.example),
  thawed(markdown.example),
  thawed(plan.example),
  thawed(rich_text.example),
  thawed(section.example),
  thawed(table.example),
  thawed(task_card.example),
  thawed(video.example),
] satisfies KnownBlock[];

type SlackElement = SectionBlockAccessory | InputBlockElement | ContextActionsBlockElement | ImageElement;
type ElementExample = (typeof everyElement)[number]["example"];

/** Every element is in `everyElement`, so the compiler alone decides here. */
const elements: readonly SlackElement[] = everyElement.map((kind) => thawed<ElementExample>(kind.example));

const objects = {
  confirm: thawed(confirm.example) satisfies ConfirmationDialog,
  dispatch_action_config: thawed(dispatch_action_config.example) satisfies DispatchActionConfig,
  filter: thawed(filter.example) satisfies Required<ConversationsSelect>["filter"],
  option: thawed(option.example) satisfies PlainTextOption,
  option_group: thawed(option_group.example) satisfies OptionGroup,
  slack_file: thawed(slack_file.example) satisfies SlackFile,
  text: thawed(text.example) satisfies TextObject,
};

/** Documented blocks and objects that the public SDK has no type for. */
const untyped = ["call", "data_visualization", "slack_icon"];

test("the types of the public SDK take the example of every block", () => {
  const typed = [...blockKinds.keys()].filter((type) => !untyped.includes(type));
  assert.deepEqual(blocks.map((block) => block.type).toSorted(), typed.toSorted());
});

test("the types of the public SDK take the example of every element", () => {
  assert.deepEqual(elements.map((element) => element.type).toSorted(), [...elementKinds.keys()].toSorted());
});

test("the types of the public SDK take the example of every object", () => {
  const typed = [...objectKinds.keys()].filter((name) => !untyped.includes(name));
  assert.deepEqual(Object.keys(objects).toSorted(), typed.toSorted());
});
