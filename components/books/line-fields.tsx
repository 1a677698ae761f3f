'use client'
import { Account, Text, type ErrorOf } from '@/components/books/text-field'
import { WithholdingChoice } from '@/components/books/withholding-choice'
import { booksText } from '@/content/books'
import type { BookDocument, DocumentItem } from '@/lib/books/document'
import { lineProposals, type LineProposal } from '@/lib/books/line-proposals'
import { formatCents } from '@/lib/einvoice/format-cents'
import { formatDay } from '@/lib/format/date'
import { formatPercent } from '@/lib/format/number'

const text = booksText.teach

/** Shows the lines of an invoice, each with a proposal and the origin of the proposal. */
export function LineFields({ document, error }: { document: BookDocument; error: ErrorOf }) {
  const proposals = lineProposals(document)
  return (
    <section aria-label={text.linesTitle} className="border-t border-ink pt-2">
      <h3 className="text-base">{text.linesTitle}</h3>
      <p className="text-sm text-ink-2">{text.linesHint}</p>
      <ol>
        {document.items.map((item, at) => {
          const proposal = proposals[at]
          return proposal ? (
            <Line key={at} at={at} item={item} proposal={proposal} document={document} error={error} />
          ) : null
        })}
      </ol>
    </section>
  )
}

type LineProps = {
  at: number
  item: DocumentItem
  proposal: LineProposal
  document: BookDocument
  error: ErrorOf
}

function Line({ at, item, proposal: { line, origin }, document, error }: LineProps) {
  const base = item.base ?? 0
  const rate = document.currency === 'COP' ? 1 : (document.rate ?? 0)
  return (
    <li className="border-t border-rule py-3 first:border-t-0">
      <fieldset className="grid gap-3">
        <legend className="w-full">
          <span className="flex flex-wrap justify-between gap-x-4">
            <b className="min-w-0 font-[550] wrap-anywhere">
              {text.line(at + 1)}. <bdi>{item.description}</bdi>
            </b>
            <span className="tabular-nums">
              {formatCents(Math.round(base * rate * 100))}, {taxText(item)}
            </span>
          </span>
        </legend>
        <p className="text-sm text-ink-2">{originText(origin, document)}</p>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
          <Account name={`lines.${at}.account`} label={text.lineAccount} value={line.account} error={error} />
          <Text name={`lines.${at}.centre`} label={text.lineCentre} value={line.centre} error={error} />
          <Text name={`lines.${at}.detail`} label={text.detail} value={line.detail} error={error} />
        </div>
        <WithholdingChoice
          name={`lines.${at}.withholding`}
          document={document}
          base={base}
          was={line.withholding}
          error={error}
          mayBeSame
        />
      </fieldset>
    </li>
  )
}

function taxText({ taxes }: DocumentItem): string {
  const shown = taxes.map(({ code, percent }) =>
    text
      .lineTax(
        booksText.taxes[code] ?? booksText.lines.otherTax(code),
        percent === null ? '' : formatPercent(percent),
      )
      .trim(),
  )
  return shown.length > 0 ? shown.join(', ') : text.noTax
}

function originText(origin: LineProposal['origin'], { own, rule, last }: BookDocument): string {
  if (origin === 'own' && own) return text.origins.own(own.by, formatDay(own.at))
  if (origin === 'last' && last) return text.origins.last(last.number ?? '', last.by, formatDay(last.at))
  if (origin === 'rule' && rule) return text.origins.rule(rule.by, formatDay(rule.at))
  return text.origins.none
}
