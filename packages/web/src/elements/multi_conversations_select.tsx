import type { MultiConversationsSelect } from "@platform/protocol/elements/multi_conversations_select.ts";
import { useConversationsSource } from "../menus/conversationsSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** Several of the conversations that the person may see. */
export function MultiConversationsSelectView(props: ElementProps<MultiConversationsSelect>) {
  return (
    <MenuElement
      {...props}
      source={useConversationsSource(props.element.filter)}
      words={elementsText.chooseConversations}
    />
  );
}
