/** One thing that is wrong with what a hook or `hooks.json` said, and the field it is about, such as `config.watch.app.paths`. */
export interface HookFault {
  readonly field: string;
  readonly message: string;
}

/**
 * What a value must look like. These few checks replace the schema library, because every call of the command line
 * makes them, and loading the library takes longer than a whole command may.
 */
export interface Shape<T> {
  /** Every fault of the value; `field` is its place. */
  check(value: unknown, field: string): readonly HookFault[];
  /** Never there: it carries the type of what passes. */
  readonly passes?: T;
}

/** What a shape lets pass, as a type. */
export type Shaped<S extends Shape<unknown>> = S extends Shape<infer T> ? T : never;

/** Named here because the types of whole shapes name it. */
export interface Required<T> extends Shape<T> {
  readonly isRequired: true;
}

export const text = kindOf<string>("a string", (value) => typeof value === "string");
export const flag = kindOf<boolean>("a boolean", (value) => typeof value === "boolean");
export const anything: Shape<unknown> = { check: () => [] };

/** Some SDKs document the text `"true"` where a boolean is meant. */
export const flagOrWord = kindOf<boolean | "true" | "false">(
  "a boolean",
  (value) => typeof value === "boolean" || value === "true" || value === "false",
);

export function required<T>(shape: Shape<T>): Required<T> {
  return { ...shape, isRequired: true };
}

export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  return {
    check(value, field) {
      if (!Array.isArray(value)) return [{ field, message: "must be an array" }];
      return value.flatMap((item: unknown, at) => of.check(item, `${field}[${at}]`));
    },
  };
}

/** An object with any keys. */
export function record<T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    check(value, field) {
      if (!isObject(value)) return [{ field, message: "must be an object" }];
      return Object.entries(value).flatMap(([key, item]) => of.check(item, join(field, key)));
    },
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly isRequired: true } ? K : never;
}[keyof F];
export type ObjectOf<F extends Fields> = {
  readonly [K in RequiredKeys<F>]: Shaped<F[K]>;
} & {
  readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: Shaped<F[K]> | null;
};

/** An object with these fields; others are left alone, because newer SDKs add some. Null counts as left out, where it may be. */
export function object<const F extends Fields>(fields: F): Shape<ObjectOf<F>> {
  return {
    check(value, field) {
      if (!isObject(value)) return [{ field, message: "must be an object" }];
      return Object.entries(fields).flatMap(([key, shape]) => {
        const inside = Object.hasOwn(value, key) ? value[key] : undefined;
        const place = join(field, key);
        if (inside !== undefined && inside !== null) return shape.check(inside, place);
        return "isRequired" in shape ? [{ field: place, message: "is required" }] : [];
      });
    },
  };
}

/** One of two shapes; a value that fits neither is reported against the first. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return {
    check(value, field) {
      const faults = first.check(value, field);
      return faults.length === 0 || second.check(value, field).length === 0 ? [] : faults;
    },
  };
}

function kindOf<T>(words: string, isIt: (value: unknown) => boolean): Shape<T> {
  return { check: (value, field) => (isIt(value) ? [] : [{ field, message: `must be ${words}` }]) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function join(field: string, key: string): string {
  return field === "" ? key : `${field}.${key}`;
}
