import { useCatalogue } from '@/components/books/catalogue-context'
import { booksText as text } from '@/content/books'
import { codesOf, noCatalogue } from '@/lib/books/catalogue'
import type { BookDocument } from '@/lib/books/document'
import { sumOfCredits, sumOfDebits } from '@/lib/books/entry'
import { hardDoubts, makeEntry } from '@/lib/books/make-entry'
import type { Treatment } from '@/lib/books/treatment'
import { formatCents } from '@/lib/einvoice/format-cents'

/** Shows the entry that results from the typed accounts; nothing while accounts are missing. */
export function EntryPreview({
  document,
  treatment,
}: {
  document: BookDocument
  treatment: Treatment | null
}) {
  const { assume } = useCatalogue()
  const catalogue = treatment ? assume(codesOf(treatment)) : noCatalogue
  const made = treatment ? makeEntry(document, treatment, true, catalogue) : null
  const entry = made?.entry ?? null
  const hard = made?.doubts.filter((one) => hardDoubts.includes(one)) ?? []
  return (
    <aside
      aria-label={text.teach.preview(document.number)}
      className="min-w-0 self-start min-[56rem]:sticky min-[56rem]:top-6"
    >
      <p className="text-sm font-[550]">{text.teach.preview(document.number)}</p>
      {made ? null : <p className="mt-2 text-ink-2">{text.teach.noPreview}</p>}
      {hard.map((doubt) => (
        <p key={doubt} className="mt-2 text-red">
          {text.doubts[doubt]}
        </p>
      ))}
      {entry ? (
        <table className="mt-2 w-full border-collapse text-sm tabular-nums">
          <thead>
            <tr className="border-t border-ink text-left">
              <th scope="col" className="py-1.5 font-[550]">
                {text.columns.account}
              </th>
              <th scope="col" className="py-1.5 pl-3 text-right font-[550]">
                {text.columns.debit}
              </th>
              <th scope="col" className="py-1.5 pl-3 text-right font-[550]">
                {text.columns.credit}
              </th>
            </tr>
          </thead>
          <tbody>
            {entry.lines.map(({ account, detail, debit, credit }, at) => (
              <tr key={at} className="border-t border-rule align-top">
                <th scope="row" className="py-1.5 text-left font-[550] wrap-anywhere">
                  {account}{' '}
                  {catalogue.get(account)?.name ? (
                    <span className="block font-normal">{catalogue.get(account)?.name}</span>
                  ) : null}
                  <span className="block font-normal text-ink-2">{detail}</span>
                </th>
                <td className="py-1.5 pl-3 text-right">{debit > 0 ? formatCents(debit) : ''}</td>
                <td className="py-1.5 pl-3 text-right">{credit > 0 ? formatCents(credit) : ''}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-ink">
              <th scope="row" className="py-1.5 text-left font-[550]">
                {text.balances}
              </th>
              <td className="py-1.5 pl-3 text-right font-[550]">{formatCents(sumOfDebits(entry))}</td>
              <td className="py-1.5 pl-3 text-right font-[550]">{formatCents(sumOfCredits(entry))}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </aside>
  )
}
