import type { UsersSelect } from "@platform/protocol/elements/users_select.ts";
import { peopleSource } from "../menus/peopleSource.ts";
import type { ElementProps } from "./elementProps.ts";
import { MenuElement } from "./MenuElement.tsx";
import { elementsText } from "../strings/elements.ts";

/** One of the people whom the person may see. */
export function UsersSelectView(props: ElementProps<UsersSelect>) {
  return <MenuElement {...props} source={peopleSource} words={elementsText.chooseAPerson} />;
}
