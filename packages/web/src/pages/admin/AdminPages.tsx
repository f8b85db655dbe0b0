import { EmptyState } from "../../ui/EmptyState.tsx";

/** Everything under `/admin`. */
export default function AdminPages() {
  return (
    <main>
      <EmptyState text="Nothing is here yet." />
    </main>
  );
}
