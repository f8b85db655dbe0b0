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

const selects = [
  static_select,
  external_select,
  users_select,
  conversations_select,
  channels_select,
  multi_static_select,
  multi_external_select,
  multi_users_select,
  multi_conversations_select,
  multi_channels_select,
] as const;

/** What may stand beside the text of a section. */
export const accessories = [
  button,
  image,
  overflow,
  datepicker,
  timepicker,
  checkboxes,
  radio_buttons,
  workflow_button,
  ...selects,
] as const;

/** What may stand in an actions block. */
export const actionElements = [
  button,
  overflow,
  datepicker,
  timepicker,
  datetimepicker,
  checkboxes,
  radio_buttons,
  workflow_button,
  ...selects,
] as const;

/** What an input block may ask with. */
export const inputElements = [
  plain_text_input,
  email_text_input,
  url_text_input,
  number_input,
  rich_text_input,
  file_input,
  datepicker,
  timepicker,
  datetimepicker,
  checkboxes,
  radio_buttons,
  ...selects,
] as const;

/** What may stand in the small print under an answer. */
export const contextActionElements = [feedback_buttons, icon_button] as const;

const everyElement = [...accessories, ...actionElements, ...inputElements, ...contextActionElements];

/** Every element by its type. */
export const elementKinds = new Map<string, ElementKind>(everyElement.map((kind) => [kind.name, kind]));
