import { limits } from "@platform/protocol";

/** An element of a document that was read, without anything that could run, refer or be changed. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  /** Those without a namespace, as SAML has them. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text in one piece: a comment inside neither ends nor splits it. */
  readonly text: string;
}

/** As much of a DOM as is read here. The types of the library would bring those of browsers along. */
interface DomNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attributes: ArrayLike<{
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly value: string;
  }>;
  readonly childNodes: ArrayLike<DomNode>;
}

const nodeTypes = { element: 1, text: 3, cdata: 4, instruction: 7, comment: 8 } as const;

/**
 * Reads a document; undefined for text that is none, or that a message of SAML has no use for: declarations of types and
 * entities, which expand or fetch, and nesting without end. They are refused before a parser sees them.
 */
export async function readXml(text: string): Promise<XmlElement | undefined> {
  if (hasDeclaration(text)) return undefined;
  const { parseDomFromString } = await import("@node-saml/node-saml/lib/xml.js");
  try {
    const { documentElement } = (await parseDomFromString(text)) as unknown as { documentElement: DomNode | null };
    return documentElement === null ? undefined : elementOf(documentElement, 0);
  } catch {
    // The parser throws nothing else: its input is text, and it opens neither files nor connections.
    return undefined;
  }
}

/** Comments and CDATA begin in the same way, and are allowed. */
function hasDeclaration(text: string): boolean {
  return /<!(?!--|\[CDATA\[)/.test(text);
}

function elementOf(node: DomNode, depth: number): XmlElement | undefined {
  if (depth > limits.saml_depth_max) return undefined;
  const children: XmlElement[] = [];
  let text = "";
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === nodeTypes.element) {
      const element = elementOf(child, depth + 1);
      if (!element) return undefined;
      children.push(element);
    } else if (child.nodeType === nodeTypes.text || child.nodeType === nodeTypes.cdata) text += child.nodeValue ?? "";
    else if (child.nodeType !== nodeTypes.comment && child.nodeType !== nodeTypes.instruction) return undefined;
  }
  const own = Array.from(node.attributes).filter(({ namespaceURI }) => (namespaceURI ?? "") === "");
  const attributes = new Map(own.map(({ localName, value }) => [localName, value] as const));
  return { namespace: node.namespaceURI ?? "", name: node.localName, attributes, children, text };
}

export function childrenOf(parent: XmlElement, namespace: string, name: string): XmlElement[] {
  return parent.children.filter((child) => child.namespace === namespace && child.name === name);
}

/** The child, where there is exactly one. */
export function onlyChild(parent: XmlElement | undefined, namespace: string, name: string): XmlElement | undefined {
  const [child, ...others] = parent ? childrenOf(parent, namespace, name) : [];
  return others.length === 0 ? child : undefined;
}

/** The element itself and all below it, whose local name this is, in whatever namespace. */
export function everyNamed(root: XmlElement, name: string): XmlElement[] {
  const below = root.children.flatMap((child) => everyNamed(child, name));
  return root.name === name ? [root, ...below] : below;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");
}
