import { EmptyState } from "../../ui/EmptyState.tsx";

/** Everything under `/client`. */
export default function ClientPages() {
  return (
    <main>
      <EmptyState text="Nothing is here yet." />
    </main>
  );
}
