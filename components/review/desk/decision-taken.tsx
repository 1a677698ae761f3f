import { RecordLink } from '@/components/records/record-link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { review } from '@/content/review'
import { formatDateTime } from '@/lib/format/date'
import type { Decision, DeskCase, Verdict } from '@/lib/review/review-invoice'

const tones: Record<Verdict, BadgeTone> = {
  accepted: 'ok',
  rejected: 'bad',
  asked: 'pending',
  reviewing: 'pending',
}

/** How it was decided, by whom and when, and what the client reads about it. */
export function DecisionTaken({ invoice, records }: { invoice: DeskCase; records: boolean }) {
  const { id, verdict, words, decisions } = invoice
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
      {words ? (
        <blockquote className="mt-3 border-l-5 border-double border-ink-2 pl-4 text-[1rem] leading-normal wrap-anywhere whitespace-pre-line">
          {words}
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
