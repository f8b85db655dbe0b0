// Gives every block of lines its copy button, which is of no use without this script.

for (const button of document.querySelectorAll("[data-copy]")) {
  const lines = button.parentElement?.querySelector("pre");
  if (!lines) continue;
  button.hidden = false;
  button.addEventListener("click", () => void copyFrom(button, lines.textContent ?? ""));
}

/**
 * Copies, and says on the button whether it worked.
 *
 * @param {HTMLElement} button
 * @param {string} text
 */
export async function copyFrom(button, text) {
  const before = button.dataset.before ?? button.textContent ?? "";
  button.dataset.before = before;
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const { done = "Copied", failed = "Select and copy by hand" } = button.dataset;
  button.textContent = isDone ? done : failed;
  setTimeout(() => (button.textContent = before), 2000);
}
