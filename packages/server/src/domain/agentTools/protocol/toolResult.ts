import { cutCharacters, isLongerThan, limits } from "@platform/protocol";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";

export type ResultPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image"; readonly mimeType: string; readonly data: string }
  /** An address that the server names. Nobody opens it by itself. */
  | { readonly type: "link"; readonly uri: string; readonly name: string }
  /** What this client does not show, by its kind. */
  | { readonly type: "other"; readonly kind: string };

/** What a tool brought: the word of its server, which is shown as data. */
export interface ToolResult {
  readonly isError: boolean;
  readonly parts: readonly ResultPart[];
  /** How many parts there were besides. */
  readonly leftOut: number;
  readonly structured: Fields | undefined;
}

/** Kinds of picture that browsers show without running anything. */
const pictures: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);
const uriCharsMax = 2_000;
const kindCharsMax = 50;

export function readToolResult({ content, structuredContent, isError }: Fields): ToolResult {
  const given = Array.isArray(content) ? (content as unknown[]) : [];
  const budget = { textChars: limits.mcp_result_text_chars_max, imageBytes: limits.mcp_image_bytes_max };
  const parts = given.slice(0, limits.mcp_result_parts_max).map((part) => readPart(isFields(part) ? part : {}, budget));
  return {
    isError: isError === true,
    parts,
    leftOut: given.length - parts.length,
    structured: readStructured(structuredContent),
  };
}

function readStructured(value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined;
  return isLongerThan(JSON.stringify(value), limits.mcp_result_text_chars_max) ? undefined : value;
}

/** The budget is that of all parts together. */
function readPart(part: Fields, budget: { textChars: number; imageBytes: number }): ResultPart {
  const { type, text, data, mimeType, uri, name, resource } = part;
  if (type === "text" && typeof text === "string") return textPart(text, budget);
  if (type === "image" && typeof data === "string" && typeof mimeType === "string" && pictures.has(mimeType)) {
    const bytes = Buffer.byteLength(data, "base64");
    budget.imageBytes -= bytes;
    if (budget.imageBytes >= 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(data)) return { type, mimeType, data };
  }
  if (type === "resource_link" && typeof uri === "string") {
    const shown = typeof name === "string" ? cutCharacters(name, limits.mcp_tool_title_chars_max) : "";
    return { type: "link", uri: cutCharacters(uri, uriCharsMax), name: shown };
  }
  if (type === "resource" && isFields(resource) && typeof resource["text"] === "string") {
    return textPart(resource["text"], budget);
  }
  return { type: "other", kind: typeof type === "string" ? cutCharacters(type, kindCharsMax) : "" };
}

function textPart(text: string, budget: { textChars: number }): ResultPart {
  const shown = cutCharacters(text, Math.max(0, budget.textChars));
  budget.textChars -= shown.length;
  return { type: "text", text: shown };
}
