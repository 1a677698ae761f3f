'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCatalogue } from '@/components/books/catalogue-context'
import { Field, Input } from '@/components/ui/field'
import { booksText } from '@/content/books'

/** Returns the error of the form field with this path. */
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

/**
 * Offers the ledger accounts that match the typed text, and shows the name of the account with the typed code.
 * `ruled` is the account of the supplier's saved rule; then the field also says how many rules use the typed account.
 */
export function Account({
  name,
  label,
  hint,
  value,
  error,
  ruled,
}: Omit<TextProps, 'numeric'> & { ruled?: string | null }) {
  const { accounts, size, look } = useCatalogue()
  const [typed, type] = useState(value ?? '')
  const found = accounts.get(typed.trim())
  const others = ruled === undefined || !found?.rules ? 0 : found.rules - (ruled === found.code ? 1 : 0)
  const learn = useEffectEvent(() => ruled !== undefined && look(typed))
  useEffect(() => void learn(), [])
  return (
    <Field
      label={label}
      hint={found ? <AccountName name={found.name} others={others} /> : hint}
      error={error(name)}
    >
      {(control) => (
        <Input
          {...control}
          name={`treatment.${name}`}
          value={typed}
          onChange={({ target }) => {
            type(target.value)
            look(target.value)
          }}
          list={size > 0 ? listId : undefined}
          inputMode={size > 0 ? undefined : 'decimal'}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

function AccountName({ name, others }: { name: string; others: number }) {
  return (
    <>
      <b className="font-[550]">{name}</b>
      {others > 0 ? ` ${booksText.teach.others(others)}` : ''}
    </>
  )
}

/** Offers the accounts that match the typed text, in one list for all account fields of a dialog. */
export function AccountChoices() {
  const { size, choices } = useCatalogue()
  return size === 0 ? null : (
    <datalist id={listId}>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
