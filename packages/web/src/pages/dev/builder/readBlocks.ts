import { validateBlocks } from "@platform/protocol/blockkit/validateBlocks.ts";
import { dropNulls } from "@platform/protocol/dropNulls.ts";
import { locateFault, locateInText } from "@platform/protocol/manifest/locateInText.ts";
import type { Mark } from "../../parts/CodeEditor.tsx";
import type { BuilderSurface } from "./templates.ts";
import { builderText } from "../../../strings/builder.ts";

export interface ReadBlocks {
  /** What can be shown; nothing when the text is no list of blocks at all. */
  readonly blocks: readonly object[] | undefined;
  readonly marks: readonly Mark[];
}

/** Blocks as typed: a list, or a message or view around one. Faults are reported by line. */
export function readBlocks(text: string, surface: BuilderSurface): ReadBlocks {
  let value: unknown;
  try {
    value = dropNulls(JSON.parse(text));
  } catch (error) {
    const place = locateFault(text) ?? locateInText(text, "/");
    const message = error instanceof Error ? error.message : builderText.invalidJson;
    return { blocks: undefined, marks: [{ ...place, message }] };
  }
  const isWrapped = typeof value === "object" && value !== null && "blocks" in value;
  const list: unknown = isWrapped ? (value as { blocks: unknown }).blocks : value;
  if (!Array.isArray(list) || !list.every((block) => typeof block === "object" && block !== null)) {
    return { blocks: undefined, marks: [{ ...locateInText(text, "/"), message: builderText.notBlocks }] };
  }
  const marks = validateBlocks(list, surface).map(({ message, pointer }) => {
    const inText = isWrapped ? pointer : pointer.replace(/^\/blocks/, "");
    return { ...locateInText(text, inText), message, pointer };
  });
  return { blocks: list as readonly object[], marks };
}
