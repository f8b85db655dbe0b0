import { type TProperties, type TSchema, Type } from "typebox";
import type { ConversationKind } from "../conversationScopes.ts";
import type { ScopesByKind } from "./scopes.ts";

/**
 * Who receives an event: the members of a channel, everyone in the workspace, one person, the app that the event is
 * about, or one connection.
 */
export type EventAudience = "channel" | "team" | "user" | "app" | "connection";

/** How an event is delivered: to apps that subscribe to it, or over the sockets that `rtm.connect` opens. */
export type EventReceiver = "apps" | "sockets";

export interface EventDefinition {
  readonly type: string;
  /** One sentence: what happened. */
  readonly summary: string;
  /** A token needs one of these scopes. With an empty list, every token may receive the event. */
  readonly scopes: readonly string[] | ScopesByKind;
  /** Subscriptions by name, where one event type has several: each is for one kind of conversation, or has scopes of its own. */
  readonly subscriptions?: Readonly<Record<string, ConversationKind | readonly string[]>>;
  readonly audience: readonly EventAudience[];
  readonly receivers: readonly EventReceiver[];
  /** The payload as receivers get it. */
  readonly schema: TSchema;
  readonly example: EventExample;
}

type EventExample = Readonly<Record<string, unknown>> & { readonly type: string };

interface GivenEvent extends Omit<EventDefinition, "schema" | "example"> {
  /** The fields of the payload beside `type`; a list where the payload has several variants. */
  readonly fields: TProperties | readonly TProperties[];
  /** The payload without `type`. */
  readonly example: Readonly<Record<string, unknown>>;
}

export function defineEvent({ fields, example, ...event }: GivenEvent): EventDefinition {
  const { type, summary } = event;
  const objects = (isList(fields) ? fields : [fields]).map((variant) =>
    Type.Object({ type: Type.Literal(type), ...variant }, { description: summary }),
  );
  const [schema] = objects;
  return {
    ...event,
    schema: schema && objects.length === 1 ? schema : Type.Union(objects, { description: summary }),
    example: { type, ...example },
  };
}

function isList(fields: GivenEvent["fields"]): fields is readonly TProperties[] {
  return Array.isArray(fields);
}
