import { EmptyState } from "../../ui/EmptyState.tsx";

/** Everything under `/apps`. */
export default function AppsPages() {
  return (
    <main>
      <EmptyState text="Nothing is here yet." />
    </main>
  );
}
