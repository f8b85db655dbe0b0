import type { PlainTextInput } from "@platform/protocol/elements/plain_text_input.ts";
import type { ElementProps } from "./elementProps.ts";
import { TextField } from "./TextField.tsx";

/** Asks for words. */
export function PlainTextInputView(props: ElementProps<PlainTextInput>) {
  return <TextField {...props} kind="text" isMultiline={props.element.multiline} />;
}
