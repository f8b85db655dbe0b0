import type { ExternalSelect } from "@platform/protocol/elements/external_select.ts";
import { useExternalSource } from "../menus/externalSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** One of the options that the app knows. */
export function ExternalSelectView(props: ElementProps<ExternalSelect>) {
  return (
    <MenuElement
      {...props}
      source={useExternalSource(props.block, props.element)}
      words={elementsText.chooseAnOption}
    />
  );
}
