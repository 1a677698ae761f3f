import { ForgetButton } from '@/components/books/forget-button'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { booksText } from '@/content/books'
import { withholdingConcepts } from '@/content/books-withholding'
import type { Catalogue } from '@/lib/books/catalogue'
import { booksHref, type BooksQuery } from '@/lib/books/href'
import type { BookRules } from '@/lib/books/month'
import type { Treatment } from '@/lib/books/treatment'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatDay } from '@/lib/format/date'
import { formatNit, plainNit } from '@/lib/format/nit'
import { formatPercent } from '@/lib/format/number'

const text = booksText.rules
const each = 50

type RuleTableProps = { client: string; rules: BookRules; query: BooksQuery; catalogue: Catalogue }

export function RuleTable({ client, rules: { rows, more }, query, catalogue }: RuleTableProps) {
  const { columns } = text
  const unreadable = rows.filter(({ treatment }) => treatment === null).length
  const to = (passed: number) => booksHref(client, { ...query, passed: Math.max(0, passed) })
  return (
    <section aria-labelledby="rules" className="min-w-0">
      <h2 id="rules" tabIndex={-1} className="pb-2">
        {text.title}
      </h2>
      {unreadable > 0 ? (
        <Notice tone="warn" className="mb-4">
          {text.unreadable(unreadable)}
        </Notice>
      ) : null}
      {rows.length === 0 ? (
        <p className="border-t border-ink py-3 text-ink-2">{text.none}</p>
      ) : (
        <table aria-labelledby="rules" className="stacked-table">
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col" className={columnHeadStyles}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nit, name, treatment, by, at }) => (
              <tr key={nit}>
                <th scope="row" className="wrap-anywhere">
                  <bdi>{name ?? nit}</bdi>
                  <span className="block text-sm font-normal text-ink-2">
                    {booksText.nit(plainNit(nit) === nit ? formatNit(nit) : nit)}
                  </span>
                </th>
                {treatment ? (
                  <TreatmentCells treatment={treatment} catalogue={catalogue} />
                ) : (
                  <td colSpan={4} data-label={columns.account} className="text-red">
                    {text.broken}
                  </td>
                )}
                <td data-label={columns.source}>{text.taught(by, formatDay(at))}</td>
                <td>
                  <ForgetButton client={client} nit={nit} name={name ?? nit} seen={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager
        label={text.title}
        before={query.passed > 0 ? { href: to(query.passed - each), label: booksText.ready.earlier } : null}
        after={more ? { href: to(query.passed + each), label: booksText.ready.later } : null}
      />
    </section>
  )
}

type TreatmentCellsProps = { treatment: Treatment; catalogue: Catalogue }

function TreatmentCells({ treatment, catalogue }: TreatmentCellsProps) {
  const { columns } = text
  return (
    <>
      <td data-label={columns.account} className="wrap-anywhere">
        {treatment.account}
        <span className="block text-sm text-ink-2">
          {catalogue.get(treatment.account)?.name ?? treatment.detail}
        </span>
      </td>
      <td data-label={columns.tax}>
        {treatment.taxAccount === null ? text.cost : text.deductible(treatment.taxAccount)}
      </td>
      <td data-label={columns.withholding}>
        {withholdingsOf(treatment).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </td>
      <td data-label={columns.centre} className="wrap-anywhere">
        {treatment.centre}
      </td>
    </>
  )
}

function withholdingsOf({ withholding, vatWithheld, icaWithheld }: Treatment): string[] {
  const { lines } = booksText
  const found = [
    withholding === null
      ? null
      : withholding.concept === 'own'
        ? `${withholding.name} ${formatPercent(withholding.percent)}. ${text.from(formatCents(withholding.from))}`
        : `${withholdingConcepts[withholding.concept].name} ${formatPercent(withholdingConcepts[withholding.concept].percent)}. ${withholdingConcepts[withholding.concept].norm}`,
    vatWithheld && lines.vatWithheld(formatPercent(vatWithheld.percent)),
    icaWithheld && lines.icaWithheld(icaWithheld.perMil),
  ].filter((line) => line !== null)
  return found.length > 0 ? found : [text.noWithholding]
}
