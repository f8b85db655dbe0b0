/** A standard field is named after its key: `due_date` is the due date. */
export function labelOf(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
