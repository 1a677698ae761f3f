'use client'
import { useState } from 'react'
import { useCatalogue } from '@/components/books/catalogue-context'
import { LineFields } from '@/components/books/line-fields'
import { Account, AccountChoices, Text, type ErrorOf } from '@/components/books/text-field'
import { WithholdingFields } from '@/components/books/withholding-fields'
import { booksText } from '@/content/books'
import type { BookDocument } from '@/lib/books/document'
import { makeEntry, mostTaken } from '@/lib/books/make-entry'
import { mostLines, type Treatment } from '@/lib/books/treatment'
import { formatCents } from '@/lib/einvoice/format-cents'

const text = booksText.teach

type TeachFieldsProps = {
  document: BookDocument
  known: Treatment | null
  error: ErrorOf
  isAboutOne: boolean
  /** True if each line is booked on its own account, false if the whole invoice is booked on one account. */
  isSplit: boolean
  onSplit: (isSplit: boolean) => void
}

export function TeachFields({ document, known, error, isAboutOne, isSplit, onSplit }: TeachFieldsProps) {
  const { size, client } = useCatalogue()
  const [taxUse, setTaxUse] = useState(known?.taxUse ?? 'deductible')
  const base = known?.base ?? null
  return (
    <div className="grid content-start gap-4">
      <AccountChoices />
      <Ways document={document} isSplit={isSplit} onSplit={onSplit} />
      <Account
        name="account"
        label={text.account}
        hint={size > 0 ? text.listHint(client, size) : text.accountHint}
        value={known?.account}
        error={error}
        ruled={document.rule?.treatment.account ?? null}
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
      {isSplit ? <LineFields document={document} error={error} /> : null}
      {isAboutOne && !isSplit ? (
        <Text
          name="base"
          label={text.base}
          hint={text.baseHint}
          value={base === null ? '' : String(base / 100)}
          error={error}
          numeric
        />
      ) : null}
      {isAboutOne || isSplit ? <Difference document={document} known={known} /> : null}
    </div>
  )
}

type WaysProps = { document: BookDocument; isSplit: boolean; onSplit: (isSplit: boolean) => void }

/** Asks whether an invoice with several lines is booked on one account or line by line. */
function Ways({ document: { lines, items }, isSplit, onSplit }: WaysProps) {
  if (items.length === 0)
    return lines > mostLines ? <p className="text-sm text-ink-2">{text.tooMany(lines, mostLines)}</p> : null
  return (
    <fieldset>
      <legend className="text-sm font-[550]">{text.how}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[false, true].map((way) => (
          <label key={String(way)} className="flex min-h-tap items-center gap-2.5">
            <input
              type="radio"
              name="treatment.way"
              value={way ? 'lines' : 'whole'}
              checked={isSplit === way}
              onChange={() => onSplit(way)}
            />
            <span>{way ? text.split : text.whole}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Offers to book a small difference between the invoice's total and the sum of its amounts as an expense. */
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
