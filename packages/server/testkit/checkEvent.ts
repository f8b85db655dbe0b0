import assert from "node:assert/strict";
import type { EventDefinition } from "@platform/protocol/eventCatalog/defineEvent.ts";
import { envelopeSchema } from "@platform/protocol/eventCatalog/envelope.ts";
import { events } from "@platform/protocol/events/index.ts";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";

const definitions: ReadonlyMap<string, EventDefinition> = new Map(events.map((event) => [event.type, event]));
const checks = new Map<TSchema, ReturnType<typeof Compile>>();

/** Compares an event that a test received with its definition. Servers do not; every test does. */
export function checkEvent(event: Readonly<Record<string, unknown>>): void {
  const type = String(event["type"]);
  const definition = definitions.get(type);
  assert.ok(definition, `${type} has no definition in packages/protocol/src/events`);
  const schema: Shape = definition.schema;
  const variants = schema.anyOf ?? [schema];
  const fitting = variants.filter((variant) => fits(variant as unknown as TSchema, event));
  assert.ok(fitting.length > 0, `${type} is not what its definition describes: ${JSON.stringify(event)}`);
  const unknown = fitting.map((variant) => unknownFields(variant, event));
  const [least = []] = unknown.toSorted((one, other) => one.length - other.length);
  assert.deepEqual(least, [], `${type} has fields that its definition does not describe`);
}

/** The same for the envelope that an app receives, with the event in it. */
export function checkEnvelope(envelope: { readonly event: Readonly<Record<string, unknown>> }): void {
  assert.ok(fits(envelopeSchema, envelope), `no envelope of an event: ${JSON.stringify(envelope)}`);
  checkEvent(envelope.event);
}

function fits(schema: TSchema, value: unknown): boolean {
  let check = checks.get(schema);
  if (!check) checks.set(schema, (check = Compile(schema)));
  return check.Check(value);
}

interface Shape {
  readonly title?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Paths of fields that the schema does not name. Named resources, such as a message, may have more fields than that. */
function unknownFields({ properties }: Shape, value: object, path = ""): string[] {
  if (!properties) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const shape = properties[name];
    if (!shape) return [`${path}${name}`];
    const isOpen = shape.title !== undefined || typeof inner !== "object" || inner === null || Array.isArray(inner);
    return isOpen ? [] : unknownFields(shape, inner, `${path}${name}.`);
  });
}
