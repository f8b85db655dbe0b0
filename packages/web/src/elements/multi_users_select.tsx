import type { MultiUsersSelect } from "@platform/protocol/elements/multi_users_select.ts";
import { peopleSource } from "../menus/peopleSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** Several of the people whom the person may see. */
export function MultiUsersSelectView(props: ElementProps<MultiUsersSelect>) {
  return <MenuElement {...props} source={peopleSource} words={elementsText.choosePeople} />;
}
