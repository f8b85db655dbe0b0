import { validateBlocks } from "@platform/protocol/blockkit/validateBlocks.ts";
import { dropNulls } from "@platform/protocol/dropNulls.ts";
import { locateFault, locateInText } from "@platform/protocol/manifest/locateInText.ts";
import type { Mark } from "../../parts/CodeEditor.tsx";
import type { BuilderSurface } from "./templates.ts";
import { blocksText } from "../../../strings/blocks.ts";
import { builderText } from "../../../strings/builder.ts";

export interface ReadBlocks {
  /** What can be shown; nothing when the text is no list of blocks at all. */
  readonly blocks: readonly object[] | undefined;
  /** The same, with a note in place of each block that has a fault: it may lack what drawing it needs. */
  readonly preview: readonly object[] | undefined;
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
    return { blocks: undefined, preview: undefined, marks: [{ ...place, message }] };
  }
  const isWrapped = typeof value === "object" && value !== null && "blocks" in value;
  const list: unknown = isWrapped ? (value as { blocks: unknown }).blocks : value;
  if (!Array.isArray(list) || !list.every((block) => typeof block === "object" && block !== null)) {
    const marks = [{ ...locateInText(text, "/"), message: builderText.notBlocks }];
    return { blocks: undefined, preview: undefined, marks };
  }
  const faults = validateBlocks(list, surface);
  const marks = faults.map(({ message, pointer }) => {
    const inText = isWrapped ? pointer : pointer.replace(/^\/blocks/, "");
    return { ...locateInText(text, inText), message, pointer };
  });
  const faulty = new Set(faults.map(({ pointer }) => Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? -1)));
  const blocks = list as readonly object[];
  return { blocks, preview: blocks.map((block, at) => (faulty.has(at) ? faultyNote : block)), marks };
}

const faultyNote = { type: "context", elements: [{ type: "plain_text", text: blocksText.blockFailed }] };
