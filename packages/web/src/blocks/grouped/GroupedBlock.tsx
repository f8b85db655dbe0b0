import type { ComponentType } from "react";
import type { AnyBlock } from "../../surface/elements.ts";
import { AlertView } from "../alert.tsx";
import type { BlockProps } from "../blockProps.ts";
import { CardView } from "../card.tsx";
import { CarouselView } from "../carousel.tsx";
import { ContainerView } from "../container.tsx";
import type { GroupedType } from "./types.ts";

const views: Readonly<Record<GroupedType, ComponentType<BlockProps<never>>>> = {
  alert: AlertView,
  card: CardView,
  carousel: CarouselView,
  container: ContainerView,
};

/** The blocks that few messages have, in a file of their own. */
export function GroupedBlock({ block }: BlockProps<AnyBlock>) {
  const View = views[block.type as GroupedType];
  return <View block={block as never} />;
}
