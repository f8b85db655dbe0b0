import type { EventPayload, EventType } from "../contract/events.ts";

/**
 * The payload of an event as code builds it: without `type`, which the sender adds, and with `undefined` where a field is
 * absent, because JSON drops it.
 */
export type EventFields<Type extends EventType> = Type extends EventType ? Built<EventPayload<Type>> : never;

type Built<Payload> = Payload extends unknown ? Unprinted<Omit<Payload, "type">> : never;

type Unprinted<Value> = Value extends readonly (infer Item)[]
  ? readonly Unprinted<Item>[]
  : Value extends object
    ? {
        readonly [Name in keyof Value as IsOptional<Value, Name> extends true ? never : Name]: Unprinted<Value[Name]>;
      } & {
        readonly [Name in keyof Value as IsOptional<Value, Name> extends true ? Name : never]?:
          | Unprinted<Value[Name]>
          | undefined;
      }
    : Value;

type IsOptional<Value, Name extends keyof Value> = Partial<Pick<Value, Name>> extends Pick<Value, Name> ? true : false;
