'use client'
import { Account, Text, type ErrorOf } from '@/components/books/text-field'
import { pesos, WithholdingChoice, written } from '@/components/books/withholding-choice'
import { booksText } from '@/content/books'
import type { BookDocument } from '@/lib/books/document'
import type { Treatment } from '@/lib/books/treatment'

const text = booksText.teach

type WithholdingFieldsProps = { document: BookDocument; known: Treatment | null; error: ErrorOf }

export function WithholdingFields({ document, known, error }: WithholdingFieldsProps) {
  const vat = known?.vatWithheld ?? null
  const ica = known?.icaWithheld ?? null
  return (
    <>
      <WithholdingChoice
        name="withholding"
        document={document}
        base={document.base}
        was={known?.withholding ?? null}
        error={error}
      />
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
