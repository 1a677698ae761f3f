import { ProposalBadge } from '@/components/einvoice/proposal-badge'
import { review } from '@/content/review'
import { formatDateTime } from '@/lib/format/date'
import type { Opinion } from '@/lib/review/review-invoice'

const text = review.opinion

/** What the automation service proposes: one more voice, the decision is the member's. */
export function AutomationOpinion({ opinion: { proposal, words, at } }: { opinion: Opinion }) {
  return (
    <section aria-labelledby="opinion-title" className="border-t border-rule py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="opinion-title" className="text-[1rem] font-[550]">
          {text.title}
        </h3>
        <ProposalBadge proposal={proposal} />
      </div>
      {words ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{words}</p> : null}
      <p className="mt-1 text-ink-2">{formatDateTime(at)}</p>
    </section>
  )
}
