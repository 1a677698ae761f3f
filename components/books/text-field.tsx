'use client'
import { useState } from 'react'
import { useCatalogue } from '@/components/books/catalogue-context'
import { Field, Input } from '@/components/ui/field'

/** Returns the error of a field of a treatment, by the field's path. */
export type ErrorOf = (name: string) => string | undefined

type TextProps = {
  name: string
  label: string
  hint?: string
  value: string | null | undefined
  error: ErrorOf
  numeric?: boolean
}

export function Text({ name, label, hint, value, error, numeric }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error(name)}>
      {(control) => (
        <Input
          {...control}
          name={`treatment.${name}`}
          defaultValue={value ?? ''}
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

const listId = 'book-accounts'

/** Offers the accounts of the client's catalogue by code and name, and shows the name of the code that was typed. */
export function Account({ name, label, hint, value, error }: Omit<TextProps, 'numeric'>) {
  const { catalogue } = useCatalogue()
  const [typed, type] = useState(value ?? '')
  const found = catalogue.get(typed.trim())
  return (
    <Field label={label} hint={found ? <b className="font-[550]">{found.name}</b> : hint} error={error(name)}>
      {(control) => (
        <Input
          {...control}
          name={`treatment.${name}`}
          value={typed}
          onChange={({ target }) => type(target.value)}
          list={catalogue.size > 0 ? listId : undefined}
          inputMode={catalogue.size > 0 ? undefined : 'decimal'}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

/** The list that the account fields of a dialog share. */
export function AccountChoices() {
  const { catalogue } = useCatalogue()
  return catalogue.size === 0 ? null : (
    <datalist id={listId}>
      {[...catalogue.values()].map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
