import type { Style } from "@platform/protocol/richtext/style.ts";
import { classes } from "../ui/classes.ts";
import { type NamedThing, type Reader, useReader } from "./reader.ts";
import styles from "./RichText.module.css";
import { Styled } from "./Styled.tsx";

interface Props {
  readonly sign: "@" | "#";
  readonly id: string;
  readonly thing: NamedThing | undefined;
  readonly style: Style | undefined;
  /** Of a person. */
  readonly Button?: Reader["PersonButton"];
}

/** A name that leads to whom or what it names. One's own is set off, so that nobody misses it. */
function Mention({ sign, id, thing, style, Button }: Props) {
  const words = (
    <Styled style={style}>
      {sign}
      <bdi>{thing?.name ?? id}</bdi>
    </Styled>
  );
  if (style?.unlink) return words;
  const className = classes(styles["mention"], thing?.isOwn && styles["own"]);
  if (!thing?.open) return <span className={className}>{words}</span>;
  if (Button)
    return (
      <Button user={id} className={className} onOpen={thing.open}>
        {words}
      </Button>
    );
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
  const { useUser, PersonButton } = useReader();
  return <Mention sign="@" id={id} thing={useUser(id)} style={style} Button={PersonButton} />;
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
