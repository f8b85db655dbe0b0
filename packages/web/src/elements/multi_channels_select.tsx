import type { MultiChannelsSelect } from "@platform/protocol/elements/multi_channels_select.ts";
import { useConversationsSource } from "../menus/conversationsSource.ts";
import { publicChannels } from "../menus/publicChannels.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** Several of the public channels that the person may see. */
export function MultiChannelsSelectView(props: ElementProps<MultiChannelsSelect>) {
  return <MenuElement {...props} source={useConversationsSource(publicChannels)} words={elementsText.chooseChannels} />;
}
