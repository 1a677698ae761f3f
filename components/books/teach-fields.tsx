'use client'
import { useState } from 'react'
import { Account, Text, type ErrorOf } from '@/components/books/text-field'
import { WithholdingFields } from '@/components/books/withholding-fields'
import { booksText } from '@/content/books'
import type { BookDocument } from '@/lib/books/document'
import { makeEntry, mostTaken } from '@/lib/books/make-entry'
import type { Treatment } from '@/lib/books/treatment'
import { formatCents } from '@/lib/einvoice/format-cents'

const text = booksText.teach

type TeachFieldsProps = {
  document: BookDocument
  known: Treatment | null
  error: ErrorOf
  isAboutOne: boolean
}

export function TeachFields({ document, known, error, isAboutOne }: TeachFieldsProps) {
  const [taxUse, setTaxUse] = useState(known?.taxUse ?? 'deductible')
  const base = known?.base ?? null
  return (
    <div className="grid content-start gap-4">
      <Account
        name="account"
        label={text.account}
        hint={text.accountHint}
        value={known?.account}
        error={error}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="detail" label={text.detail} hint={text.detailHint} value={known?.detail} error={error} />
        <Text name="centre" label={text.centre} value={known?.centre} error={error} />
      </div>
      <fieldset>
        <legend className="text-sm font-[550]">{text.tax}</legend>
        {(['deductible', 'cost'] as const).map((use) => (
          <label key={use} className="flex min-h-tap items-center gap-2.5">
            <input
              type="radio"
              name="treatment.taxUse"
              value={use}
              checked={taxUse === use}
              onChange={() => setTaxUse(use)}
            />
            <span>{text[use]}</span>
          </label>
        ))}
      </fieldset>
      {taxUse === 'deductible' ? (
        <Account name="taxAccount" label={text.taxAccount} value={known?.taxAccount} error={error} />
      ) : null}
      <WithholdingFields document={document} known={known} error={error} />
      <Account name="payable" label={text.payable} value={known?.payable} error={error} />
      <Text
        name="party"
        label={text.party}
        hint={text.partyHint}
        value={known?.party}
        error={error}
        numeric
      />
      {isAboutOne ? (
        <>
          <Text
            name="base"
            label={text.base}
            hint={text.baseHint}
            value={base === null ? '' : String(base / 100)}
            error={error}
            numeric
          />
          <Difference document={document} known={known} />
        </>
      ) : null}
    </div>
  )
}

/** Offers to book a small difference as an expense. */
function Difference({ document, known }: { document: BookDocument; known: Treatment | null }) {
  if (!known) return null
  const { difference, doubts } = makeEntry(document, { ...known, difference: false }, true)
  if (!doubts.includes('unbalanced') || Math.abs(difference) > mostTaken) return null
  return (
    <label className="flex min-h-tap items-center gap-2.5">
      <input type="checkbox" name="treatment.difference" defaultChecked={known.difference} />
      <span>{text.difference(formatCents(Math.abs(difference)))}</span>
    </label>
  )
}
