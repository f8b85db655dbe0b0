import { useState } from "react";
import { channelTabsText as text } from "../strings/channelTabs.ts";
import { Button } from "../ui/Button.tsx";
import { Input } from "../ui/Input.tsx";
import styles from "./ListTable.module.css";

/** Adds an item by its name, and then another one. */
export function AddItem({ onAdd }: { readonly onAdd: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState("");
  const add = async () => {
    if (name.trim() !== "" && (await onAdd(name.trim()))) setName("");
  };
  return (
    <form
      className={styles["add"]}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Input
        aria-label={text.newItem}
        placeholder={text.newItem}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{text.addItem}</Button>
    </form>
  );
}
