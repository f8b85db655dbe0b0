import type { Style } from "@platform/protocol/richtext/style.ts";
import { classes } from "../ui/classes.ts";
import { type NamedThing, useReader } from "./reader.ts";
import styles from "./RichText.module.css";
import { Styled } from "./Styled.tsx";

interface Props {
  readonly sign: "@" | "#";
  readonly id: string;
  readonly thing: NamedThing | undefined;
  readonly style: Style | undefined;
}

/** A name that leads to whom or what it names. One's own is set off, so that nobody misses it. */
function Mention({ sign, id, thing, style }: Props) {
  const words = (
    <Styled style={style}>
      {sign}
      <bdi>{thing?.name ?? id}</bdi>
    </Styled>
  );
  if (style?.unlink) return words;
  const className = classes(styles["mention"], thing?.isOwn && styles["own"]);
  if (!thing?.open) return <span className={className}>{words}</span>;
  return (
    <button type="button" className={className} onClick={thing.open}>
      {words}
    </button>
  );
}

interface Named {
  readonly id: string;
  readonly style: Style | undefined;
}

export function UserMention({ id, style }: Named) {
  return <Mention sign="@" id={id} thing={useReader().useUser(id)} style={style} />;
}

export function ChannelMention({ id, style }: Named) {
  return <Mention sign="#" id={id} thing={useReader().useChannel(id)} style={style} />;
}

export function UsergroupMention({ id, style }: Named) {
  return <Mention sign="@" id={id} thing={useReader().useUsergroup(id)} style={style} />;
}

/** Reaches everybody who reads it, so it is always one's own. */
export function Broadcast({ range, style }: { readonly range: string; readonly style: Style | undefined }) {
  return <Mention sign="@" id={range} thing={{ name: range, isOwn: true }} style={style} />;
}

export function TeamMention({ id, style }: Named) {
  return <Mention sign="@" id={id} thing={undefined} style={style} />;
}
