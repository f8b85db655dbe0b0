import type { EmailTextInput } from "@platform/protocol/elements/email_text_input.ts";
import type { ElementProps } from "./elementProps.ts";
import { TextField } from "./TextField.tsx";

/** Asks for an email address. */
export function EmailTextInputView(props: ElementProps<EmailTextInput>) {
  return <TextField {...props} kind="email" />;
}
