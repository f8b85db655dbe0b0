import { UnknownView } from "../richtext/UnknownView.tsx";
import type { AnyElement } from "../surface/elements.ts";
import type { ElementProps } from "./elementProps.ts";
import { elementViews } from "./elementViews.ts";

export default function ElementByType(props: ElementProps<AnyElement>) {
  const { type } = props.element;
  const View = Object.hasOwn(elementViews, type) ? elementViews[type as keyof typeof elementViews] : undefined;
  return View ? <View {...(props as ElementProps<never>)} /> : <UnknownView thing={props.element} />;
}
