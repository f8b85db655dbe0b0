/** What every list has so far: one column, which names the record. */
export const columns = [
  { id: "Col00000001", key: "name", name: "Name", type: "text", is_primary_column: true },
] as const;
