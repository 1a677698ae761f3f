'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RecordLink } from '@/components/records/record-link'
import { AcceptDialog, DecisionForm } from '@/components/invoices/decisions/decision-form'
import { willMove } from '@/components/invoices/decisions/last-decision'
import { ShortcutsHelp, useShortcuts } from '@/components/admin/shortcuts'
import { useDecision, type DecisionState } from '@/components/invoices/decisions/use-decision'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { review } from '@/content/invoice-decisions'
import { shortcutsText } from '@/content/admin-sections'
import { formatDateTime } from '@/lib/format/date'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import type { QueuePosition } from '@/lib/invoices/decisions/queue'
import type { Decision, ReviewCase, Verdict } from '@/lib/invoices/decisions/review-invoice'

const text = review.decision
const historyText = review.history
const tones: Record<Verdict, BadgeTone> = {
  accepted: 'ok',
  rejected: 'bad',
  asked: 'pending',
  reviewing: 'pending',
}

type DecisionPanelProps = {
  invoice: ReviewCase
  position: QueuePosition
  /** True when the page stays on this invoice after a decision, because the member does not work through a queue. */
  stays: boolean
  /** True when the site has a signing certificate, with which it signs review records. */
  records: boolean
  /** The note for a rejection, drafted from the findings. */
  drafted: string | null
}

export function DecisionPanel({ invoice, position, stays, records, drafted }: DecisionPanelProps) {
  const [changing, setChanging] = useState(-1)
  const [help, setHelp] = useState(false)
  const decision = useDecision(invoice, stays ? null : position.onward, drafted)
  const closed = whyClosed(invoice)
  // A form that changes a decision closes when a newer decision arrives, because the member has not seen the newer one.
  const open = !closed && (invoice.verdict === 'reviewing' || changing === invoice.decision)
  useReviewKeys({ position, decision: open ? decision : null, onHelp: () => setHelp(true) })
  return (
    // The class `contents` removes the section's box, so that the form can stick to the foot of the whole column.
    <section aria-labelledby="decision-title" className="contents">
      <h2 id="decision-title" className="sr-only">
        {text.title}
      </h2>
      {invoice.verdict === 'reviewing' ? null : <DecisionTaken invoice={invoice} records={records} />}
      {closed ? <Notice className="mt-4">{closed}</Notice> : null}
      <DecisionHistory decisions={invoice.decisions} />
      <p className="mt-2 text-sm">
        <Button size="sm" variant="quiet" className="-ml-4" onClick={() => setHelp(true)}>
          {shortcutsText.open}
        </Button>
      </p>
      {open ? <p className="pb-4 text-sm text-ink-2">{text.hint}</p> : null}
      {open ? (
        <DecisionForm
          invoice={invoice}
          decision={decision}
          {...(changing === invoice.decision && { onKeep: () => setChanging(-1) })}
        />
      ) : closed ? null : (
        <p className="border-t border-ink bg-paper py-3 min-[60rem]:-mx-4 min-[60rem]:px-4 print:hidden tall:min-[60rem]:sticky tall:min-[60rem]:bottom-0">
          <Button wide onClick={() => setChanging(invoice.decision)}>
            {text.change}
          </Button>
        </p>
      )}
      {decision.justifying ? (
        <AcceptDialog
          title={invoiceTitle(invoice.label)}
          unread={invoice.label.reading === 'waiting'}
          busy={decision.busy}
          onAccept={decision.justify}
          onClose={decision.stopJustifying}
        />
      ) : null}
      {help ? <ShortcutsHelp keys={review.shortcuts} onClose={() => setHelp(false)} /> : null}
    </section>
  )
}

function whyClosed({ own, deleted, withdrawn, replacedBy }: ReviewCase): string | null {
  if (own) return text.own
  if (deleted || withdrawn) return text.withdrawn
  return replacedBy ? text.replaced : null
}

type ReviewKeys = {
  position: QueuePosition
  decision: DecisionState | null
  onHelp: () => void
}

function useReviewKeys({ position: { next, previous }, decision, onHelp }: ReviewKeys): void {
  const router = useRouter()
  const go = (href: typeof next) =>
    href
      ? () => {
          willMove()
          router.push(href)
        }
      : undefined
  useShortcuts({
    A: decision ? () => decision.decide('accepted') : undefined,
    R: decision ? () => decision.explain('rejected') : undefined,
    P: decision ? () => decision.explain('asked') : undefined,
    J: go(next),
    K: go(previous),
    '?': onHelp,
  })
}

function DecisionHistory({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null
  return (
    <details className="mt-4 border-t border-rule text-sm">
      <summary className="flex min-h-tap cursor-pointer items-center font-[550]">
        {historyText.title} ({decisions.length})
      </summary>
      <ol className="rule-closes">
        {decisions.map(({ at, by, verdict, note, reason, automatic }, place) => {
          const was = decisions[place + 1]?.verdict ?? 'reviewing'
          return (
            <li key={at} className="border-t border-rule py-2.5">
              <p>
                <b className="font-[550]">{historyText.verdicts[verdict]}</b>{' '}
                <span className="text-ink-2">
                  {review.decision.byline(
                    automatic ? historyText.automatic : (by ?? historyText.unknown),
                    formatDateTime(at),
                  )}
                </span>
              </p>
              <p className="text-ink-2">{historyText.before(review.decision.verdicts[was])}</p>
              {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
              {reason ? (
                <p className="wrap-anywhere whitespace-pre-line text-ink-2">{historyText.reason(reason)}</p>
              ) : null}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

export function DecisionTaken({ invoice, records }: { invoice: ReviewCase; records: boolean }) {
  const { id, verdict, note, decisions } = invoice
  const [last] = decisions
  return (
    <div className="border-t border-rule pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[verdict]}>{review.decision.verdicts[verdict]}</Badge>
        {last ? (
          <span className="text-sm text-ink-2">
            {review.decision.byline(whoOf(last), formatDateTime(last.at))}
          </span>
        ) : null}
      </p>
      {note ? (
        <blockquote className="mt-3 border-l-5 border-double border-ink-2 pl-4 text-[1rem] leading-normal wrap-anywhere whitespace-pre-line">
          {note}
        </blockquote>
      ) : null}
      {records && (verdict === 'accepted' || verdict === 'rejected') ? (
        <div className="mt-2">
          <RecordLink invoiceId={id} />
        </div>
      ) : null}
    </div>
  )
}

const whoOf = ({ by, automatic }: Decision) =>
  automatic ? review.history.automatic : (by ?? review.history.unknown)
