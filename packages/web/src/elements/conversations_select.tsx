import type { ConversationsSelect } from "@platform/protocol/elements/conversations_select.ts";
import { useConversationsSource } from "../menus/conversationsSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** One of the conversations that the person may see. */
export function ConversationsSelectView(props: ElementProps<ConversationsSelect>) {
  return (
    <MenuElement
      {...props}
      source={useConversationsSource(props.element.filter)}
      words={elementsText.chooseAConversation}
    />
  );
}
