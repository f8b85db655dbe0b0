interface Series {
  readonly data: readonly { readonly label: string; readonly value: number }[];
}

/** The values of a series in the order of the categories. The client draws with this, so it brings no schema along. */
export function seriesValues({ data }: Series, categories: readonly string[]): number[] {
  const values = new Map(data.map(({ label, value }) => [label, value]));
  return categories.map((category) => values.get(category) ?? 0);
}
