import type { ReactNode } from "react";

interface Props {
  readonly className?: string | undefined;
  /** Tells whether it was accepted. */
  readonly onSubmit: (data: FormData) => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form that is emptied when the server accepts it. A refused one keeps what was typed; React's form actions would empty it as well. */
export function KeptForm({ className, onSubmit, children }: Props) {
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form may be inside another one in React's tree: that one is not submitted.
        event.stopPropagation();
        const form = event.currentTarget;
        void onSubmit(new FormData(form)).then((isDone) => isDone && form.reset());
      }}
    >
      {children}
    </form>
  );
}
