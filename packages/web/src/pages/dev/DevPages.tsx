import { EmptyState } from "../../ui/EmptyState.tsx";

/** Everything under `/dev`. */
export default function DevPages() {
  return (
    <main>
      <EmptyState text="Nothing is here yet." />
    </main>
  );
}
