'use client'
import { useState } from 'react'
import { Account, Text, type ErrorOf } from '@/components/books/text-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { booksText } from '@/content/books'
import { withholdingConcepts } from '@/content/books-withholding'
import type { BookDocument } from '@/lib/books/document'
import type { SourcedConcept, Treatment } from '@/lib/books/treatment'
import { conceptTerms } from '@/lib/books/withholding'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatPercent } from '@/lib/format/number'

const text = booksText.teach

type WithholdingFieldsProps = { document: BookDocument; known: Treatment | null; error: ErrorOf }

export function WithholdingFields({ document, known, error }: WithholdingFieldsProps) {
  const was = known?.withholding ?? null
  const own = was?.concept === 'own' ? was : null
  const [concept, choose] = useState<string>(was?.concept ?? '')
  const vat = known?.vatWithheld ?? null
  const ica = known?.icaWithheld ?? null
  return (
    <>
      <Field label={text.withholding} error={error('withholding.concept')}>
        {(control) => (
          <Select
            {...control}
            name="treatment.withholding.concept"
            value={concept}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{text.none}</option>
            {Object.entries(withholdingConcepts).map(([id, { name, percent }]) => (
              <option key={id} value={id}>
                {name}, {formatPercent(percent)}
              </option>
            ))}
            <option value="own">{text.own}</option>
          </Select>
        )}
      </Field>
      {Object.hasOwn(withholdingConcepts, concept) ? (
        <Suggestion document={document} concept={concept as SourcedConcept} />
      ) : null}
      {concept === 'own' ? (
        <div className="grid gap-4 sm:grid-cols-3">
          <Text name="withholding.name" label={text.ownName} value={own?.name} error={error} />
          <Text
            name="withholding.percent"
            label={text.percent}
            value={written(own?.percent)}
            error={error}
            numeric
          />
          <Text name="withholding.from" label={text.from} value={pesos(own?.from)} error={error} numeric />
        </div>
      ) : null}
      {concept === '' ? null : (
        <Account
          name="withholding.account"
          label={text.withholdingAccount}
          value={was?.account}
          error={error}
        />
      )}
      <details open={vat !== null || ica !== null}>
        <summary className="min-h-tap cursor-pointer py-2.5 font-[550]">{text.more}</summary>
        <div className="grid gap-4 sm:grid-cols-3">
          <Text
            name="vatWithheld.percent"
            label={text.vat}
            hint={text.vatHint}
            value={written(vat?.percent)}
            error={error}
            numeric
          />
          <Text name="vatWithheld.from" label={text.from} value={pesos(vat?.from)} error={error} numeric />
          <Account name="vatWithheld.account" label={text.vatAccount} value={vat?.account} error={error} />
          <Text
            name="icaWithheld.perMil"
            label={text.ica}
            hint={text.icaHint}
            value={written(ica?.perMil)}
            error={error}
            numeric
          />
          <Text name="icaWithheld.from" label={text.from} value={pesos(ica?.from)} error={error} numeric />
          <Account name="icaWithheld.account" label={text.icaAccount} value={ica?.account} error={error} />
        </div>
      </details>
    </>
  )
}

const written = (rate: number | undefined) => rate?.toString().replace('.', ',')
const pesos = (cents: number | undefined) =>
  cents === undefined ? '' : String(cents / 100).replace('.', ',')

/** Shows percentage and base of the norm, and the resulting withholding of this invoice. */
function Suggestion({ document, concept }: { document: BookDocument; concept: SourcedConcept }) {
  const terms = conceptTerms(concept, document.day)
  if (typeof terms === 'string') return <p className="bg-sunk px-3 py-2 text-sm">{booksText.doubts[terms]}</p>
  const base = Math.round(document.base * (document.currency === 'COP' ? 1 : (document.rate ?? 0)) * 100)
  const { name, norm } = withholdingConcepts[concept]
  return (
    <p className="bg-sunk px-3 py-2 text-sm">
      {text.suggestion(
        name,
        formatPercent(terms.percent),
        formatCents(terms.from),
        formatCents(base),
        base >= terms.from ? formatCents(Math.round((base * terms.percent) / 100)) : null,
        norm,
      )}
    </p>
  )
}
