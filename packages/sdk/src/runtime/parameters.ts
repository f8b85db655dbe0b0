import type { TypeDefinition } from "./defineType.ts";

/** One input or output: its type, and its description for people and editors. */
export interface Parameter {
  readonly type: string | TypeDefinition;
  readonly title?: string;
  readonly description?: string;
  readonly hint?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number)[];
  readonly choices?: readonly { readonly value: string | number; readonly title: string }[];
  readonly format?: "url" | "email";
  /** Of a list: what each of its entries is. */
  readonly items?: Parameter;
  /** Of an object: what it holds. */
  readonly properties?: Readonly<Record<string, Parameter>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

export interface Parameters {
  readonly properties: Readonly<Record<string, Parameter>>;
  readonly required: readonly string[];
}

/** A person at a button, and the pointer with which a view can be opened for them. */
export interface Interactivity {
  readonly interactor: { readonly id: string; readonly secret: string };
  readonly interactivity_pointer: string;
}

/** The fields of a form: one element each, by the name under which its answer is found. */
export interface FormFields {
  readonly elements: readonly (Parameter & { readonly name: string; readonly long?: boolean })[];
  readonly required?: readonly string[];
}

interface PlatformTypes {
  readonly "slack#/types/blocks": readonly object[];
  readonly "slack#/types/interactivity": Interactivity;
  readonly "slack#/types/message_context": { readonly message_ts: string; readonly channel_id: string };
  readonly "slack#/types/user_context": { readonly id: string; readonly secret: string };
  readonly "slack#/types/form_input_object": FormFields;
  readonly "slack#/types/rich_text": object | string;
  readonly "slack#/types/expanded_rich_text": object | string;
  readonly "slack#/types/timestamp": number;
  readonly string: string;
  readonly boolean: boolean;
  readonly integer: number;
  readonly number: number;
}

/** What a parameter is in TypeScript. Ids of whatever kind are text. */
export type ValueOf<P extends Parameter> =
  P["type"] extends TypeDefinition<string, infer Base>
    ? ValueOf<Base>
    : P extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : P["type"] extends "array"
        ? readonly (P extends { readonly items: infer Item extends Parameter } ? ValueOf<Item> : unknown)[]
        : P["type"] extends "object"
          ? P extends { readonly properties: infer Properties extends Readonly<Record<string, Parameter>> }
            ? ValuesOf<{ properties: Properties; required: RequiredOf<P> }>
            : Readonly<Record<string, unknown>>
          : P["type"] extends keyof PlatformTypes
            ? PlatformTypes[P["type"]]
            : string;

type RequiredOf<P> = P extends { readonly required: infer Names extends readonly string[] } ? Names : readonly [];

/** The values of all parameters; those that nobody has to give may be missing. */
export type ValuesOf<P extends Parameters> = {
  readonly [Name in keyof P["properties"] as Name extends P["required"][number] ? Name : never]: ValueOf<
    P["properties"][Name]
  >;
} & {
  readonly [Name in keyof P["properties"] as Name extends P["required"][number] ? never : Name]?: ValueOf<
    P["properties"][Name]
  >;
};

export const noParameters = { properties: {}, required: [] } as const satisfies Parameters;
