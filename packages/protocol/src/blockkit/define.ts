import { type Static, type TLiteral, type TObject, type TProperties, type TSchema, type TUnion, Type } from "typebox";
import type { ElementValue } from "../elementValues/value.ts";
import { type Check, compileCheck } from "./compileCheck.ts";

/** Where blocks can stand. */
export type Surface = "message" | "modal" | "home";
export const surfaces: readonly Surface[] = ["message", "modal", "home"];

/** Tells a fault; the keys lead to it from the thing that the rule was given. */
export type Tell = (message: string, ...below: readonly (string | number)[]) => void;

/** An element and the keys that lead to it from its block. */
export type Placed = readonly [element: AnyElement, ...below: (string | number)[]];
export type AnyElement = { readonly type: string; readonly action_id?: string };
export type ChangeElement = <Element extends AnyElement>(element: Element) => Element;

/** What a schema cannot say, because it needs two fields to see it. */
type Rules<Value> = (value: Value, tell: Tell) => void;

type Tagged<Tag extends string, Fields extends TProperties> = TObject<{ type: TLiteral<Tag> } & Fields>;

/**
 * One kind of thing, as validator, documentation, schema files and fixtures see it. The type of its values is a
 * parameter: worked out from the schema in every member, it took the compiler longer than all the rest of the house.
 */
export interface Kind<S extends TSchema = TSchema, Value = unknown, Example = unknown> {
  readonly name: string;
  readonly summary: string;
  readonly schema: S;
  readonly example: Example;
  readonly check: Check;
  rules(value: Value, tell: Tell): void;
}

/** The blocks whose elements people act on. */
export type ElementHolder = "section" | "actions" | "input" | "context_actions" | "card";

export interface ElementKind<S extends TSchema = TSchema, Value = unknown, Example = unknown> extends Kind<
  S,
  Value,
  Example
> {
  readonly surfaces: readonly Surface[];
  /** The blocks that accept it. */
  readonly blocks: readonly ElementHolder[];
  /** How people use it, and what its app gets from that. */
  readonly value: ElementValue;
}

export interface BlockKind<S extends TSchema = TSchema, Value = unknown, Example = unknown> extends Kind<
  S,
  Value,
  Example
> {
  readonly surfaces: readonly Surface[];
  /** What a notification or a search reads of the block itself; blocks inside it are read after it. */
  textOf(block: Value): string;
}

type Frozen<Value> = Value extends object ? { readonly [Name in keyof Value]: Frozen<Value[Name]> } : Value;

/** The example keeps its own type, so that the types of other libraries can be held against it. */
interface Definition<Value, Example> {
  readonly summary: string;
  readonly example: Example;
  readonly rules?: Rules<Value>;
}

type BlockDefinition<Value, Example> = Definition<Value, Example> &
  Pick<BlockKind<TSchema, Value>, "surfaces" | "textOf">;

const nothing = (): void => {};

export function defineObject<S extends TSchema, const Example extends Frozen<Static<S>>>(
  definition: Definition<NoInfer<Static<S>>, Example> & { name: string; schema: S },
): Kind<S, Static<S>, Example> {
  return { rules: nothing, ...definition, check: compileCheck(definition.schema) };
}

export function defineElement<
  const Tag extends string,
  Fields extends TProperties,
  const Example extends Frozen<Static<Tagged<Tag, Fields>>>,
>(
  definition: Definition<NoInfer<Static<Tagged<Tag, Fields>>>, Example> & {
    type: Tag;
    fields: Fields;
    blocks: readonly ElementHolder[];
    value: ElementValue<NoInfer<keyof Fields & string>>;
    surfaces?: readonly Surface[];
  },
): ElementKind<Tagged<Tag, Fields>, Static<Tagged<Tag, Fields>>, Example> {
  const schema = tagged(definition);
  return { rules: nothing, surfaces, ...definition, name: definition.type, schema, check: compileCheck(schema) };
}

export function defineBlock<
  const Tag extends string,
  Fields extends TProperties,
  const Example extends Frozen<Static<Tagged<Tag, Fields>>>,
>(
  definition: BlockDefinition<NoInfer<Static<Tagged<Tag, Fields>>>, Example> & { type: Tag; fields: Fields },
): BlockKind<Tagged<Tag, Fields>, Static<Tagged<Tag, Fields>>, Example> {
  return defineBlockBy<Tagged<Tag, Fields>, Example>({
    ...definition,
    name: definition.type,
    schema: tagged(definition),
  });
}

/** For a block whose schema another room has made. */
export function defineBlockBy<S extends TSchema, const Example extends Frozen<Static<S>>>(
  definition: BlockDefinition<NoInfer<Static<S>>, Example> & { name: string; schema: S },
): BlockKind<S, Static<S>, Example> {
  const check = compileCheck(definition.schema);
  return { rules: nothing, ...definition, check };
}

function tagged<Tag extends string, Fields extends TProperties>(definition: {
  readonly type: Tag;
  readonly summary: string;
  readonly fields: Fields;
}): Tagged<Tag, Fields> {
  const { type, summary, fields } = definition;
  return closed({ type: Type.Literal(type), ...fields }, { description: summary });
}

/** An object without unknown fields: a misspelled one would silently do nothing. */
export function closed<Fields extends TProperties>(fields: Fields, options: object = {}): TObject<Fields> {
  return Type.Object(fields, { additionalProperties: false, ...options });
}

type Schemas<Kinds extends readonly Kind[]> = { -readonly [At in keyof Kinds]: Kinds[At]["schema"] };

/** A place that takes any of these, told apart by their `type`. */
export function anyOf<const Kinds extends readonly Kind[]>(...kinds: Kinds): TUnion<Schemas<Kinds>> {
  return Type.Union(kinds.map((kind) => kind.schema)) as unknown as TUnion<Schemas<Kinds>>;
}
