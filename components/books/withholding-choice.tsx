'use client'
import { useState } from 'react'
import { Account, Text, type ErrorOf } from '@/components/books/text-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { booksText } from '@/content/books'
import { withholdingConcepts } from '@/content/books-withholding'
import type { BookDocument } from '@/lib/books/document'
import type { SourcedConcept, TreatmentLine } from '@/lib/books/treatment'
import { conceptTerms } from '@/lib/books/withholding'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatPercent } from '@/lib/format/number'

const text = booksText.teach

type WithholdingChoiceProps = {
  /** The form field's path: `withholding` for the whole invoice, or the path of one line's withholding. */
  name: string
  document: BookDocument
  /** The base of the withholding, in the document's currency. */
  base: number
  was: TreatmentLine['withholding']
  error: ErrorOf
  /** True for a line of an invoice, which can take over the withholding of the whole invoice. */
  mayBeSame?: boolean
}

export function WithholdingChoice({ name, document, base, was, error, mayBeSame }: WithholdingChoiceProps) {
  const [concept, choose] = useState<string>(was?.concept ?? '')
  const own = was?.concept === 'own' ? was : null
  return (
    <>
      <Field label={text.withholding} error={error(`${name}.concept`)}>
        {(control) => (
          <Select
            {...control}
            name={`treatment.${name}.concept`}
            value={concept}
            onChange={({ target }) => choose(target.value)}
          >
            {mayBeSame ? <option value="same">{text.same}</option> : null}
            <option value="">{text.none}</option>
            {Object.entries(withholdingConcepts).map(([id, { name: label, percent }]) => (
              <option key={id} value={id}>
                {label}, {formatPercent(percent)}
              </option>
            ))}
            <option value="own">{text.own}</option>
          </Select>
        )}
      </Field>
      {Object.hasOwn(withholdingConcepts, concept) ? (
        <Suggestion document={document} base={base} concept={concept as SourcedConcept} />
      ) : null}
      {concept === 'own' ? (
        <div className="grid gap-4 sm:grid-cols-3">
          <Text name={`${name}.name`} label={text.ownName} value={own?.name} error={error} />
          <Text
            name={`${name}.percent`}
            label={text.percent}
            value={written(own?.percent)}
            error={error}
            numeric
          />
          <Text name={`${name}.from`} label={text.from} value={pesos(own?.from)} error={error} numeric />
        </div>
      ) : null}
      {concept === '' || concept === 'same' ? null : (
        <Account
          name={`${name}.account`}
          label={text.withholdingAccount}
          value={was && 'account' in was ? was.account : ''}
          error={error}
        />
      )}
    </>
  )
}

export const written = (rate: number | undefined) => rate?.toString().replace('.', ',')
export const pesos = (cents: number | undefined) =>
  cents === undefined ? '' : String(cents / 100).replace('.', ',')

type SuggestionProps = { document: BookDocument; base: number; concept: SourcedConcept }

/** Shows percentage and base of the norm, and the resulting withholding of this invoice or line. */
function Suggestion({ document, base: amount, concept }: SuggestionProps) {
  const terms = conceptTerms(concept, document.day)
  if (typeof terms === 'string') return <p className="bg-sunk px-3 py-2 text-sm">{booksText.doubts[terms]}</p>
  const base = Math.round(amount * (document.currency === 'COP' ? 1 : (document.rate ?? 0)) * 100)
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
