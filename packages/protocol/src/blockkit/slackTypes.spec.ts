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
import { context } from "../blocks/context.ts";
import { context_actions } from "../blocks/context_actions.ts";
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
import { button } from "../elements/button.ts";
import { channels_select } from "../elements/channels_select.ts";
import { checkboxes } from "../elements/checkboxes.ts";
import { conversations_select } from "../elements/conversations_select.ts";
import { datepicker } from "../elements/datepicker.ts";
import { datetimepicker } from "../elements/datetimepicker.ts";
import { email_text_input } from "../elements/email_text_input.ts";
import { external_select } from "../elements/external_select.ts";
import { feedback_buttons } from "../elements/feedback_buttons.ts";
import { file_input } from "../elements/file_input.ts";
import { icon_button } from "../elements/icon_button.ts";
import { image } from "../elements/image.ts";
import { multi_channels_select } from "../elements/multi_channels_select.ts";
import { multi_conversations_select } from "../elements/multi_conversations_select.ts";
import { multi_external_select } from "../elements/multi_external_select.ts";
import { multi_static_select } from "../elements/multi_static_select.ts";
import { multi_users_select } from "../elements/multi_users_select.ts";
import { number_input } from "../elements/number_input.ts";
import { overflow } from "../elements/overflow.ts";
import { plain_text_input } from "../elements/plain_text_input.ts";
import { radio_buttons } from "../elements/radio_buttons.ts";
import { rich_text_input } from "../elements/rich_text_input.ts";
import { static_select } from "../elements/static_select.ts";
import { timepicker } from "../elements/timepicker.ts";
import { url_text_input } from "../elements/url_text_input.ts";
import { users_select } from "../elements/users_select.ts";
import { workflow_button } from "../elements/workflow_button.ts";
import { confirm } from "../objects/confirm.ts";
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

/** What the types of the public SDK take is told by the compiler; that nothing is left out, by the tests. */
const blocks = [
  thawed(actions.example),
  thawed(context.example),
  thawed(context_actions.example),
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

const elements = [
  thawed(button.example),
  thawed(channels_select.example),
  thawed(checkboxes.example),
  thawed(conversations_select.example),
  thawed(datepicker.example),
  thawed(datetimepicker.example),
  thawed(email_text_input.example),
  thawed(external_select.example),
  thawed(feedback_buttons.example),
  thawed(file_input.example),
  thawed(icon_button.example),
  thawed(image.example),
  thawed(multi_channels_select.example),
  thawed(multi_conversations_select.example),
  thawed(multi_external_select.example),
  thawed(multi_static_select.example),
  thawed(multi_users_select.example),
  thawed(number_input.example),
  thawed(overflow.example),
  thawed(plain_text_input.example),
  thawed(radio_buttons.example),
  thawed(rich_text_input.example),
  thawed(static_select.example),
  thawed(timepicker.example),
  thawed(url_text_input.example),
  thawed(users_select.example),
  thawed(workflow_button.example),
] satisfies (SectionBlockAccessory | InputBlockElement | ContextActionsBlockElement | ImageElement)[];

const objects = {
  confirm: thawed(confirm.example) satisfies ConfirmationDialog,
  dispatch_action_config: thawed(dispatch_action_config.example) satisfies DispatchActionConfig,
  filter: thawed(filter.example) satisfies Required<ConversationsSelect>["filter"],
  option: thawed(option.example) satisfies PlainTextOption,
  option_group: thawed(option_group.example) satisfies OptionGroup,
  slack_file: thawed(slack_file.example) satisfies SlackFile,
  text: thawed(text.example) satisfies TextObject,
};

test("the types of the public SDK take the example of every block", () => {
  assert.deepEqual(blocks.map((block) => block.type).toSorted(), [...blockKinds.keys()].toSorted());
});

test("the types of the public SDK take the example of every element", () => {
  assert.deepEqual(elements.map((element) => element.type).toSorted(), [...elementKinds.keys()].toSorted());
});

test("the types of the public SDK take the example of every object", () => {
  assert.deepEqual(Object.keys(objects).toSorted(), [...objectKinds.keys()].toSorted());
});
