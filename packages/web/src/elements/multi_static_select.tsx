import type { MultiStaticSelect } from "@platform/protocol/elements/multi_static_select.ts";
import { useStaticSource } from "../menus/staticSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** Several of the menu's own options. */
export function MultiStaticSelectView(props: ElementProps<MultiStaticSelect>) {
  return <MenuElement {...props} source={useStaticSource(props.element)} words={elementsText.chooseOptions} />;
}
