// GENERATED from the definitions in packages/protocol/src/elements by npm run gen.
import type { ElementType } from "@platform/protocol/elementValues/table.ts";
import type { ComponentType } from "react";
import { ButtonView } from "./button.tsx";
import { ChannelsSelectView } from "./channels_select.tsx";
import { CheckboxesView } from "./checkboxes.tsx";
import { ConversationsSelectView } from "./conversations_select.tsx";
import { DatepickerView } from "./datepicker.tsx";
import { DatetimepickerView } from "./datetimepicker.tsx";
import { EmailTextInputView } from "./email_text_input.tsx";
import { ExternalSelectView } from "./external_select.tsx";
import { FeedbackButtonsView } from "./feedback_buttons.tsx";
import { FileInputView } from "./file_input.tsx";
import { IconButtonView } from "./icon_button.tsx";
import { ImageView } from "./image.tsx";
import { MultiChannelsSelectView } from "./multi_channels_select.tsx";
import { MultiConversationsSelectView } from "./multi_conversations_select.tsx";
import { MultiExternalSelectView } from "./multi_external_select.tsx";
import { MultiStaticSelectView } from "./multi_static_select.tsx";
import { MultiUsersSelectView } from "./multi_users_select.tsx";
import { NumberInputView } from "./number_input.tsx";
import { OverflowView } from "./overflow.tsx";
import { PlainTextInputView } from "./plain_text_input.tsx";
import { RadioButtonsView } from "./radio_buttons.tsx";
import { RichTextInputView } from "./rich_text_input.tsx";
import { StaticSelectView } from "./static_select.tsx";
import { TimepickerView } from "./timepicker.tsx";
import { UrlTextInputView } from "./url_text_input.tsx";
import { UsersSelectView } from "./users_select.tsx";
import { WorkflowButtonView } from "./workflow_button.tsx";
import type { ElementProps } from "./elementProps.ts";

/** The component of each element. The server has checked the blocks, so an element has the fields of its type. */
export const elementViews: Readonly<Record<ElementType, ComponentType<ElementProps<never>>>> = {
  button: ButtonView,
  channels_select: ChannelsSelectView,
  checkboxes: CheckboxesView,
  conversations_select: ConversationsSelectView,
  datepicker: DatepickerView,
  datetimepicker: DatetimepickerView,
  email_text_input: EmailTextInputView,
  external_select: ExternalSelectView,
  feedback_buttons: FeedbackButtonsView,
  file_input: FileInputView,
  icon_button: IconButtonView,
  image: ImageView,
  multi_channels_select: MultiChannelsSelectView,
  multi_conversations_select: MultiConversationsSelectView,
  multi_external_select: MultiExternalSelectView,
  multi_static_select: MultiStaticSelectView,
  multi_users_select: MultiUsersSelectView,
  number_input: NumberInputView,
  overflow: OverflowView,
  plain_text_input: PlainTextInputView,
  radio_buttons: RadioButtonsView,
  rich_text_input: RichTextInputView,
  static_select: StaticSelectView,
  timepicker: TimepickerView,
  url_text_input: UrlTextInputView,
  users_select: UsersSelectView,
  workflow_button: WorkflowButtonView,
};
