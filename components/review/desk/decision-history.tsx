import { review } from '@/content/review'
import { formatDateTime } from '@/lib/format/date'
import type { Decision } from '@/lib/review/review-invoice'

const text = review.history

/** Every decision about the invoice, the newest first, with what it was before. */
export function DecisionHistory({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null
  return (
    <details className="mt-4 border-t border-rule text-sm">
      <summary className="flex min-h-tap cursor-pointer items-center font-[550]">
        {text.title} ({decisions.length})
      </summary>
      <ol className="rule-closes">
        {decisions.map(({ at, by, verdict, words, automatic }, place) => {
          const was = decisions[place + 1]?.verdict ?? 'reviewing'
          return (
            <li key={at} className="border-t border-rule py-2.5">
              <p>
                <b className="font-[550]">{text.verdicts[verdict]}</b>{' '}
                <span className="text-ink-2">
                  {review.decision.byline(
                    automatic ? text.automatic : (by ?? text.unknown),
                    formatDateTime(at),
                  )}
                </span>
              </p>
              <p className="text-ink-2">{text.before(review.decision.verdicts[was])}</p>
              {words ? <p className="wrap-anywhere whitespace-pre-line">{words}</p> : null}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
