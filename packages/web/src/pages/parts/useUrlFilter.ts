import { useSearchParams } from "wouter";

/** A filter in the address, so that a link shows what its sender saw. Empty by default. */
export function useUrlFilter(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [params.get(name) ?? "", set];
}
