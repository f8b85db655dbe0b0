import type { NumberInput } from "@platform/protocol/elements/number_input.ts";
import type { ElementProps } from "./elementProps.ts";
import { TextField } from "./TextField.tsx";

/** Asks for a number, which travels as it was written. */
export function NumberInputView(props: ElementProps<NumberInput>) {
  return <TextField {...props} kind="number" />;
}
