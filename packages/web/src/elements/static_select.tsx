import type { StaticSelect } from "@platform/protocol/elements/static_select.ts";
import { useStaticSource } from "../menus/staticSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** One of the menu's own options. */
export function StaticSelectView(props: ElementProps<StaticSelect>) {
  return <MenuElement {...props} source={useStaticSource(props.element)} words={elementsText.chooseAnOption} />;
}
