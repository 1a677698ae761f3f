import { Check, ChevronDown } from 'lucide-react'
import { advice } from '@/content/einvoice/advice'
import { reading } from '@/content/einvoice/reading'
import { formatAmount } from '@/lib/einvoice/amount'
import type { EDocument } from '@/lib/einvoice/model/document'
import { checksHeld, titleOf, todoOf, type HeldCheck } from '@/lib/einvoice/reading'
import type { Review } from '@/lib/einvoice/review-document'
import type { Finding } from '@/lib/einvoice/rules/rule'

const text = reading.findings
const washes = { block: 'bg-red-wash', warn: 'bg-ochre-wash', info: '' }
const signs = { block: 'bg-red text-sheet', warn: 'bg-ochre text-ink', info: 'bg-green-wash text-green' }

type FindingsListProps = {
  document: EDocument
  review: Review
  /** For advisors the sentences are longer and have all figures, and the list of passed checks is always folded. */
  reader?: 'client' | 'advisor'
}

/** Clients see the passed checks first, and advisors see the problems first. */
export function FindingsList({ document, review, reader = 'client' }: FindingsListProps) {
  const held = checksHeld(document, review)
  const currency = document.invoice?.currency
  const problems = review.findings.filter(({ severity }) => severity !== 'info')
  const notes = review.findings.slice(problems.length)
  const items = (from: number, findings: typeof problems) => (
    <ol className="mt-1" start={from + 1}>
      {findings.map((finding, at) => (
        <FindingItem
          key={from + at}
          at={from + at + 1}
          finding={finding}
          currency={currency}
          reader={reader}
        />
      ))}
    </ol>
  )
  const problemsFirst = reader === 'advisor' && problems.length > 0
  const checks = <CheckList held={held} folded={reader === 'advisor' || problems.length > 0} />
  return (
    <div className="space-y-6">
      {problemsFirst ? null : checks}
      {problems.length > 0 ? (
        <section>
          <h3 className="border-b border-ink pb-1.5">{text.doesNot}</h3>
          {items(0, problems)}
        </section>
      ) : null}
      {problemsFirst ? checks : null}
      {notes.length > 0 ? (
        <section>
          <h3 className="border-b border-ink pb-1.5">{text.alsoKnow}</h3>
          {items(problems.length, notes)}
        </section>
      ) : null}
      {review.proposal === null && !document.invoice ? <p className="text-[1rem]">{text.unknown}</p> : null}
    </div>
  )
}

function CheckList({ held, folded }: { held: readonly HeldCheck[]; folded: boolean }) {
  if (held.length === 0) return null
  const list = (
    <ul className="text-[1rem]">
      {held.map(({ id, name, on }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-b border-rule py-2 max-[24rem]:grid-cols-[auto_minmax(0,1fr)]"
        >
          <Check className="size-4.5 self-center text-green" strokeWidth={2} aria-hidden />
          <span>{name}</span>
          {on ? (
            <span className="text-sm whitespace-nowrap text-ink-2 max-[24rem]:col-start-2">{on}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
  if (!folded) {
    return (
      <section>
        <h3 className="border-b border-ink pb-1.5 text-green">{text.holds}</h3>
        {list}
      </section>
    )
  }
  return (
    <details className="group">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 border-b border-rule text-green group-open:border-ink [&::-webkit-details-marker]:hidden">
        <Check className="size-4.5 flex-none" strokeWidth={2} aria-hidden />
        <h3>{text.holds}</h3>
        <span className="text-[1rem] font-[550]">({held.length})</span>
        <ChevronDown
          className="ml-auto size-5 flex-none text-ink transition-transform group-open:rotate-180"
          strokeWidth={1.75}
          aria-hidden
        />
      </summary>
      {list}
    </details>
  )
}

type FindingItemProps = {
  at: number
  finding: Finding
  currency?: string | undefined
  reader: 'client' | 'advisor'
}

function FindingItem({ at, finding, currency, reader }: FindingItemProps) {
  const { id, severity, message, detail, figures } = finding
  const { stated = '', computed = '', difference = '' } = figures
  const money = (amount: string) => formatAmount(amount, currency)
  const todo = todoOf(finding)
  return (
    <li
      id={`hallazgo-${at}`}
      tabIndex={-1}
      className={`-mx-4 scroll-mt-24 border-t border-rule px-4 py-3.5 first:border-t-0 target:outline-2 target:outline-ink focus:outline-2 focus:outline-ink max-[18rem]:mx-0 ${washes[severity]}`}
    >
      <h4 className="flex items-baseline gap-x-2.5 text-[1.0625rem] leading-snug font-[550]">
        <span
          aria-hidden
          className={`grid size-6 flex-none place-items-center self-start rounded-sheet text-sm font-semibold ${signs[severity]}`}
        >
          {at}
        </span>
        <span className="min-w-0 wrap-anywhere">{titleOf(finding)}</span>
      </h4>
      <p className="mt-1 text-sm text-ink-2">
        {text.severities[severity]}
        {reader === 'advisor' ? ` · ${id}` : null}
      </p>
      {computed && difference ? (
        <dl className="mt-2 text-sm [&_dd]:font-serif [&_dd]:text-lg [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-3">
          <div>
            <dt>{text.stated}</dt>
            <dd>{money(stated)}</dd>
          </div>
          <div>
            <dt>{text.computed}</dt>
            <dd>{money(computed)}</dd>
          </div>
          <div className="border-t border-ink">
            <dt>{text.difference}</dt>
            <dd>{money(difference)}</dd>
          </div>
        </dl>
      ) : null}
      <dl className="mt-2 space-y-1.5 text-[1rem] leading-snug [&_dd]:wrap-anywhere [&_dt]:text-sm [&_dt]:text-ink-2">
        <div>
          <dt>{text.why}</dt>
          <dd>{reader === 'advisor' ? detail : message}</dd>
        </div>
        {todo ? (
          <div>
            <dt>{reader === 'advisor' ? text.clientReads : text.todo}</dt>
            <dd>{todo}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}

/** Shows advice only for invoices without problems, because every problem comes with its own advice. */
export function Advice({ review: { proposal, findings } }: { review: Review }) {
  if (proposal !== 'sound' || findings.some(({ severity }) => severity !== 'info')) return null
  return (
    <section>
      <h3>{reading.advice.title}</h3>
      <p className="mt-1 text-[1rem]">{advice.sound}</p>
    </section>
  )
}
