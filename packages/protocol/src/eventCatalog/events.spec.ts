import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Check, Errors } from "typebox/value";
import { eventTable } from "../contract/eventTable.ts";
import { events } from "../events/index.ts";
import { allScopes } from "./scopes.ts";
import { socketEventTypes, socketScopes } from "./socketScopes.ts";
import { knownEvent, subscriptionNames, subscriptionOf } from "./subscriptions.ts";
import { unsupportedEvents } from "./unsupportedEvents.ts";

describe("an event definition", () => {
  for (const { type, summary, audience, receivers, schema, example } of events) {
    test(`${type} has an example that fits its schema`, () => {
      assert.equal(example.type, type);
      assert.deepEqual(Check(schema, example) ? [] : Errors(schema, example), []);
    });

    test(`${type} is one sentence, an audience and a receiver`, () => {
      assert.match(summary, /^[A-Z][^.]*\.$/);
      assert.ok(audience.length > 0 && receivers.length > 0);
    });
  }

  test("with apps as receivers states when it happened", () => {
    const received = events.filter(({ receivers }) => receivers.includes("apps"));
    assert.deepEqual(
      received.filter(({ example }) => typeof example["event_ts"] !== "string").map(({ type }) => type),
      [],
    );
  });
});

describe("the tables of servers", () => {
  test("contain every definition", () => {
    assert.deepEqual(
      Object.keys(eventTable),
      events.map(({ type }) => type),
    );
  });

  test("give each subscription the type of its event, and each kind of message its own scope", () => {
    for (const name of subscriptionNames) {
      assert.equal(subscriptionOf(name)?.type, name.startsWith("message.") ? "message" : name);
    }
    assert.deepEqual(subscriptionOf("message.groups")?.requested, ["groups:history"]);
    assert.equal(subscriptionOf("message"), undefined);
  });

  test("let apps subscribe to no event that sockets alone carry", () => {
    for (const { type, receivers } of events) {
      if (!receivers.includes("apps")) assert.equal(knownEvent(type), undefined, type);
    }
  });

  test("open an event on sockets by the scopes of its definition, and by no other way", () => {
    for (const { type, scopes } of events.filter(({ receivers }) => receivers.includes("sockets"))) {
      assert.ok(socketEventTypes.some((known) => known === type));
      for (const scope of socketScopes(type, "private")) assert.ok(allScopes(scopes).includes(scope));
    }
    assert.deepEqual(socketScopes("app_mention", "public"), ["client"]);
    assert.deepEqual(socketScopes("no_such_event", "public"), ["client"]);
    assert.deepEqual(socketScopes("message", undefined), ["client"]);
  });

  test("list no event as unsupported that has a definition", () => {
    const known = new Set([...events.map(({ type }) => type), ...subscriptionNames]);
    // Manifests cannot subscribe to all messages at once; each kind of conversation has a name of its own.
    known.delete("message");
    assert.deepEqual(
      Object.keys(unsupportedEvents).filter((name) => known.has(name)),
      [],
    );
  });
});
