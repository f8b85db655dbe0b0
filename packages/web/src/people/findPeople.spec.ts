import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Person } from "../store/types.ts";

// The client of the API is made when its module is loaded, for the page that it is on.
Object.assign(globalThis, { location: new URL("http://localhost/") });
const { exactOrFirst, findPeople, withLater } = await import("./findPeople.ts");
const { namesOf } = await import("../store/people.ts");

const person = (id: string, name: string, more: Partial<Person> = {}) =>
  ({ id, name: id.toLowerCase(), real_name: name, profile: { display_name: "" }, ...more }) as Person;
const people = [person("U1", "Ann Lee"), person("U2", "Joanna Ray"), person("U3", "Zoë Ann"), person("U4", "Bob")];
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe("people who are looked up", () => {
  test("are found by the letters of any of their names, those that begin so first", () => {
    assert.deepEqual(ids(findPeople("ann", people, 10)), ["U1", "U3", "U2"]);
    assert.deepEqual(ids(findPeople("zoe", people, 10)), ["U3"]);
    assert.deepEqual(ids(findPeople("u4", people, 10)), ["U4"]);
    assert.deepEqual(ids(findPeople("ann", people, 2)), ["U1", "U3"]);
  });

  test("are neither deactivated nor Slackbot", () => {
    const others = [person("U5", "Ann Gone", { deleted: true }), person("USLACKBOT", "Ann Bot")];
    assert.deepEqual(findPeople("ann", others, 10), []);
  });

  test("are taken by Enter if they are called what is typed, wherever they are in the list", () => {
    const [ann, joanna, zoe] = people as [Person, Person, Person];
    assert.equal(exactOrFirst(" zoe ann", [ann, joanna, zoe], namesOf), zoe);
    assert.equal(exactOrFirst("ann", [ann, joanna, zoe], namesOf), ann);
    assert.equal(exactOrFirst("ann", [], namesOf), undefined);
  });

  test("of the server come below those of the page, each person once", () => {
    const [ann, joanna, zoe, bob] = people as [Person, Person, Person, Person];
    assert.deepEqual(ids(withLater([zoe, ann], [ann, bob, joanna])), ["U3", "U1", "U4", "U2"]);
    assert.deepEqual(withLater([], []), []);
  });
});
