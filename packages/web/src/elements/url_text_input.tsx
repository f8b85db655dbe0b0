import type { UrlTextInput } from "@platform/protocol/elements/url_text_input.ts";
import type { ElementProps } from "./elementProps.ts";
import { TextField } from "./TextField.tsx";

/** Asks for an address on the web. */
export function UrlTextInputView(props: ElementProps<UrlTextInput>) {
  return <TextField {...props} kind="url" />;
}
