import { useState } from "react";
import { useSearchParams } from "wouter";
import { auditSearchText } from "../../../strings/auditSearch.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { toast } from "../../../ui/toast.ts";
import { Filter } from "../../parts/FilterBar.tsx";
import { forgetFilter, saveFilter, savedFilters } from "./savedFilters.ts";

const nameCharsMax = 80;

/** Searches of the audit log that the person has named: a choice applies one, because the filter is part of the address. */
export function SavedFilters() {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(savedFilters);
  const [name, setName] = useState<string | undefined>();
  const query = params.toString();
  const current = filters.find((filter) => filter.query === query);
  const choose = (chosen: string) =>
    setParams(new URLSearchParams(filters.find((filter) => filter.name === chosen)?.query ?? ""));
  const save = () => {
    const saved = { name: name?.trim() ?? "", query };
    saveFilter(saved);
    setFilters(savedFilters());
    setName(undefined);
    toast(auditSearchText.saved(saved.name));
  };
  const forget = (gone: string) => {
    forgetFilter(gone);
    setFilters(savedFilters());
    toast(auditSearchText.forgotten(gone));
  };
  return (
    <>
      {filters.length > 0 && (
        <Filter label={auditSearchText.savedFilters}>
          <Select
            value={current?.name ?? ""}
            onChoose={choose}
            options={[["", auditSearchText.choose], ...filters.map((filter) => [filter.name, filter.name] as const)]}
          />
        </Filter>
      )}
      {query !== "" && current === undefined && <Button onClick={() => setName("")}>{auditSearchText.save}</Button>}
      {current && <Button onClick={() => forget(current.name)}>{auditSearchText.forget(current.name)}</Button>}
      {query !== "" && <Button onClick={() => setParams(new URLSearchParams())}>{auditSearchText.clear}</Button>}
      {name !== undefined && (
        <FormDialog
          title={auditSearchText.saveTitle}
          action={auditSearchText.save}
          isIncomplete={name.trim() === ""}
          onSubmit={save}
          onClose={() => setName(undefined)}
        >
          <p>{auditSearchText.saveAbout}</p>
          <Field label={auditSearchText.name}>
            <Input
              autoFocus
              autoComplete="off"
              maxChars={nameCharsMax}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
        </FormDialog>
      )}
    </>
  );
}
