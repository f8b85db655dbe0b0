import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { everyElement } from "../elements/index.ts";
import { formatOf, optionsOf, type ValueFormat } from "./formats.ts";
import {
  elementValueOf,
  emptyStateValue,
  heldValue,
  initialStateValue,
  inputValueOf,
  isEmptyValue,
  isList,
  maxItems,
  parseValue,
  pressedFields,
  submittedForm,
  toStateValue,
} from "./stateValue.ts";
import { elementValues } from "./table.ts";
import type { InputValue } from "./value.ts";

type Fields = Readonly<Record<string, unknown>>;
type Element = Fields & { readonly type: string };

const option = { text: { type: "plain_text", text: "A" }, value: "a" };

/** For each format, a value as an element holds it. A format without a sample does not compile. */
const samples: Readonly<Record<ValueFormat, (element: Element) => unknown>> = {
  option: (element) => optionsOf(element)[0],
  loaded_option: () => option,
  user: () => "U0123456",
  channel: () => "C0123456",
  conversation: () => "D0123456",
  file: () => ({ id: "F0123456", name: "a.png" }),
  date: () => "2028-02-29",
  time: () => "23:59",
  date_time: () => 1_798_000_000,
  text: () => "Why not?",
  email: () => "ada@example.com",
  url: () => "https://example.com",
  number: () => "2",
  rich_text: () => ({ type: "rich_text", elements: [{ type: "rich_text_section", elements: [] }] }),
};

/** The example of an element with a value in its initial field, if it has one. */
function withInitial(example: Element, value: InputValue): { element: Element; held: unknown } {
  const one = samples[value.format](example);
  const held = isList(value) ? [one] : one;
  return { element: value.initial === null ? example : { ...example, [value.initial]: held }, held };
}

/** Values of every shape. An element accepts at most those of its own shape. */
const shapes: readonly unknown[] = [
  undefined,
  true,
  7,
  Number.NaN,
  "\u0000",
  {},
  { type: "divider" },
  { value: "a" },
  [[]],
  [null],
  [{}],
  [7, 7],
];

for (const kind of everyElement) {
  const example = kind.example as Element;
  const value = inputValueOf(kind.name);

  describe(`the value of a ${kind.name}`, () => {
    test("is in the table as the definition states it", () => {
      assert.deepEqual(elementValueOf(kind.name), kind.value);
    });

    test("is initially in the one field that is called initial", () => {
      const initial = Object.keys(kind.schema.properties).filter((name) => name.startsWith("initial_"));

      assert.deepEqual(initial, typeof value?.initial === "string" ? [value.initial] : []);
    });

    if (!value) {
      test("is not held", () => {
        assert.equal(initialStateValue(example, "C0123456"), undefined);
        assert.deepEqual(emptyStateValue(kind.name), { type: kind.name });
      });
      return;
    }

    test("is the initial value at first, and is submitted and parsed to the same", () => {
      const { element, held } = withInitial(example, value);
      const { submits, isVerified } = formatOf(value.format);

      const state = value.initial === null ? toStateValue(kind.name, held) : initialStateValue(element, undefined);
      assert.deepEqual(state, { type: kind.name, [value.key]: held });
      assert.ok(!isEmptyValue(heldValue(state)));
      const parsed = parseValue(element, submittedForm(kind.name, held));
      assert.ok(parsed.ok, JSON.stringify(parsed));
      // The server replaces the id of a file with the file.
      const isId = submits === "id" && isVerified;
      assert.deepEqual(parsed.value, isId ? submittedForm(kind.name, held) : held);
    });

    test("is empty where nothing was given or entered", () => {
      const bare = Object.fromEntries(Object.entries(example).filter(([name]) => name !== value.initial)) as Element;

      const state = initialStateValue(bare, undefined);
      assert.deepEqual(state, emptyStateValue(kind.name));
      assert.equal(value.key in (state ?? {}), value.empty !== "absent");
      assert.ok(isEmptyValue(heldValue(emptyStateValue(kind.name))));
      assert.ok(isEmptyValue(submittedForm(kind.name, heldValue(emptyStateValue(kind.name)))));
      const cleared = parseValue(example, null);
      assert.ok(cleared.ok);
      assert.deepEqual(toStateValue(kind.name, cleared.value), emptyStateValue(kind.name));
    });

    test("has one shape, and the parser refuses all others", () => {
      const { element, held } = withInitial(example, value);
      const raw = submittedForm(kind.name, held);
      const reshaped = isList(value) ? (raw as unknown[])[0] : [raw];

      // Any text is a text, and any text may be an id until the server has looked it up.
      const isAnyText = ["text", "user", "channel", "conversation", "file"].includes(value.format);
      const others = shapes.filter((shape) => !(isAnyText && shape === "\u0000"));
      const wrong = [reshaped, ...others, ...(isList(value) ? others.map((shape) => [shape]) : [])];
      for (const shape of wrong) {
        assert.equal(parseValue(element, shape).ok, false, `${JSON.stringify(shape)} was accepted`);
      }
    });

    if (!isList(value)) return;
    test("is a list without duplicates, as long as the element allows", () => {
      const { maxField } = value;
      const limited = maxField === null ? example : { ...example, [maxField]: 1 };
      const { element, held } = withInitial(limited, value);
      const [raw] = submittedForm(kind.name, held) as unknown[];

      assert.equal(maxItems(value, limited), maxField === null ? value.max : 1);
      assert.deepEqual(parseValue(element, [raw, raw]), { ok: false, fault: { code: "duplicate" } });
      const many = Array.from({ length: maxItems(value, limited) + 1 }, (_, at) => `item ${at}`);
      assert.deepEqual(parseValue(element, many), { ok: false, fault: { code: "too_many", bound: many.length - 1 } });
    });
  });
}

test("an overflow menu takes one of its options, and nothing else", () => {
  const options = [option];

  assert.deepEqual(parseValue({ type: "overflow", options }, "a"), { ok: true, value: option });
  for (const raw of ["b", null, undefined, ["a"], option]) {
    assert.equal(parseValue({ type: "overflow", options }, raw).ok, false);
  }
});

describe("what an action repeats", () => {
  for (const [type, value] of Object.entries(elementValues)) {
    if (value.interaction !== "press") continue;
    test(`of a ${type} that is pressed are the fields that its definition names`, () => {
      const kind = everyElement.find(({ name }) => name === type);
      const example = kind?.example as Element;
      const sides = "sides" in value ? value.sides.map((name) => example[name] as Fields) : [example];

      for (const side of sides) {
        const fields = pressedFields(example, side["value"]);
        assert.deepEqual(Object.keys(fields ?? {}).toSorted(), value.fields.filter((name) => name in side).toSorted());
        assert.deepEqual({ ...side, ...fields }, side);
      }
      assert.equal(pressedFields(example, "another side") === undefined, "sides" in value);
    });
  }

  test("of an element that is not pressed is nothing", () => {
    assert.equal(pressedFields({ type: "datepicker" }, undefined), undefined);
    assert.equal(pressedFields({ type: "toString" }, undefined), undefined);
  });
});

test("a type that does not exist holds nothing, whatever objects inherit", () => {
  for (const type of ["constructor", "__proto__", "toString", "slider"]) {
    assert.equal(elementValueOf(type), undefined);
    assert.equal(parseValue({ type }, "x").ok, false);
  }
});
