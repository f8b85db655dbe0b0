import type { ChannelsSelect } from "@platform/protocol/elements/channels_select.ts";
import { useConversationsSource } from "../menus/conversationsSource.ts";
import { publicChannels } from "../menus/publicChannels.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** One of the public channels that the person may see. */
export function ChannelsSelectView(props: ElementProps<ChannelsSelect>) {
  return <MenuElement {...props} source={useConversationsSource(publicChannels)} words={elementsText.chooseAChannel} />;
}
