import { useState } from "react";

/** Rows that the person chose, by id. They stay chosen while the list is searched, filtered and paged. */
export interface Selection<Row> {
  readonly chosen: ReadonlyMap<string, Row>;
  choose(id: string, row: Row, isChosen: boolean): void;
  clear(): void;
}

export function useSelection<Row>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    chosen,
    choose(id, row, isChosen) {
      setChosen((before) => {
        const after = new Map(before);
        if (isChosen) after.set(id, row);
        else after.delete(id);
        return after;
      });
    },
    clear: () => setChosen(new Map()),
  };
}
