import type { Style } from "@platform/protocol/richtext/style.ts";
import { withAsciiHost } from "./asciiHost.ts";
import { SafeLink } from "./SafeLink.tsx";
import { Styled } from "./Styled.tsx";
import { UnsafeLink } from "./UnsafeLink.tsx";

interface Props {
  readonly url: string;
  readonly text: string | undefined;
  readonly isUnsafe: boolean;
  readonly style: Style | undefined;
}

/** A link in a line, with its own words or its address. */
export function LinkRun({ url, text, isUnsafe, style }: Props) {
  const shown = withAsciiHost(text || url.replaceAll("&amp;", "&"), url);
  const words = <Styled style={style}>{shown}</Styled>;
  const Link = isUnsafe ? UnsafeLink : SafeLink;
  return (
    <Link url={url} text={shown}>
      {words}
    </Link>
  );
}
