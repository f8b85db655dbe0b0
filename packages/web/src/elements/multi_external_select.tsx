import type { MultiExternalSelect } from "@platform/protocol/elements/multi_external_select.ts";
import { useExternalSource } from "../menus/externalSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** Several of the options that the app knows. */
export function MultiExternalSelectView(props: ElementProps<MultiExternalSelect>) {
  return (
    <MenuElement {...props} source={useExternalSource(props.block, props.element)} words={elementsText.chooseOptions} />
  );
}
