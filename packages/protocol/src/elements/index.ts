// GENERATED from the files of this folder by npm run gen.
import type { ElementKind } from "../blockkit/define.ts";
import { button } from "./button.ts";
import { channels_select } from "./channels_select.ts";
import { checkboxes } from "./checkboxes.ts";
import { conversations_select } from "./conversations_select.ts";
import { datepicker } from "./datepicker.ts";
import { datetimepicker } from "./datetimepicker.ts";
import { email_text_input } from "./email_text_input.ts";
import { external_select } from "./external_select.ts";
import { feedback_buttons } from "./feedback_buttons.ts";
import { file_input } from "./file_input.ts";
import { icon_button } from "./icon_button.ts";
import { image } from "./image.ts";
import { multi_channels_select } from "./multi_channels_select.ts";
import { multi_conversations_select } from "./multi_conversations_select.ts";
import { multi_external_select } from "./multi_external_select.ts";
import { multi_static_select } from "./multi_static_select.ts";
import { multi_users_select } from "./multi_users_select.ts";
import { number_input } from "./number_input.ts";
import { overflow } from "./overflow.ts";
import { plain_text_input } from "./plain_text_input.ts";
import { radio_buttons } from "./radio_buttons.ts";
import { rich_text_input } from "./rich_text_input.ts";
import { static_select } from "./static_select.ts";
import { timepicker } from "./timepicker.ts";
import { url_text_input } from "./url_text_input.ts";
import { users_select } from "./users_select.ts";
import { workflow_button } from "./workflow_button.ts";

export const everyElement = [
  button,
  channels_select,
  checkboxes,
  conversations_select,
  datepicker,
  datetimepicker,
  email_text_input,
  external_select,
  feedback_buttons,
  file_input,
  icon_button,
  image,
  multi_channels_select,
  multi_conversations_select,
  multi_external_select,
  multi_static_select,
  multi_users_select,
  number_input,
  overflow,
  plain_text_input,
  radio_buttons,
  rich_text_input,
  static_select,
  timepicker,
  url_text_input,
  users_select,
  workflow_button,
] as const;

/** The elements that a block of type `section` accepts. */
export const sectionElements = [
  button,
  channels_select,
  checkboxes,
  conversations_select,
  datepicker,
  external_select,
  image,
  multi_channels_select,
  multi_conversations_select,
  multi_external_select,
  multi_static_select,
  multi_users_select,
  overflow,
  radio_buttons,
  static_select,
  timepicker,
  users_select,
  workflow_button,
] as const;

/** The elements that a block of type `actions` accepts. */
export const actionsElements = [
  button,
  channels_select,
  checkboxes,
  conversations_select,
  datepicker,
  datetimepicker,
  external_select,
  multi_channels_select,
  multi_conversations_select,
  multi_external_select,
  multi_static_select,
  multi_users_select,
  overflow,
  radio_buttons,
  static_select,
  timepicker,
  users_select,
  workflow_button,
] as const;

/** The elements that a block of type `input` accepts. */
export const inputElements = [
  channels_select,
  checkboxes,
  conversations_select,
  datepicker,
  datetimepicker,
  email_text_input,
  external_select,
  file_input,
  multi_channels_select,
  multi_conversations_select,
  multi_external_select,
  multi_static_select,
  multi_users_select,
  number_input,
  plain_text_input,
  radio_buttons,
  rich_text_input,
  static_select,
  timepicker,
  url_text_input,
  users_select,
] as const;

/** The elements that a block of type `context_actions` accepts. */
export const contextActionsElements = [
  feedback_buttons,
  icon_button,
] as const;

/** The elements that a block of type `card` accepts. */
export const cardElements = [
  button,
] as const;

/** Every element by its type. */
export const elementKinds = new Map<string, ElementKind>(everyElement.map((kind) => [kind.name, kind]));
