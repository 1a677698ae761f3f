import { Working } from '@/components/invoices/detail/working'
import { ProposalBadge } from '@/components/einvoice/proposal-badge'
import { ReadingFindings } from '@/components/einvoice/reading-findings'
import { reading as words } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import type { OwnInvoice } from '@/lib/invoices/queries'

const text = invoices.detail

/** What the rules say, or why they say nothing (yet). */
export function InvoiceFindings({
  invoice: { reading, status, created_at: createdAt },
}: {
  invoice: OwnInvoice
}) {
  const proposal = reading?.review?.proposal ?? null
  const review = reading?.review
  // Sums that hold are no news where nobody knows who made them.
  const isUnproven = proposal === 'doubtful' && (review?.authenticity?.cap ?? 'sound') !== 'sound'
  // What a person has decided is no longer in doubt.
  const decided = status === 'accepted' || status === 'rejected'
  return (
    <section aria-labelledby="review-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-2 rule-opens">
        <h2 id="review-title" className="text-[1.4375rem]">
          {text.findings}
        </h2>
        {reading && !decided ? <ProposalBadge proposal={proposal} /> : null}
      </div>
      <div role="status" className="py-4 text-[1rem]">
        {reading ? (
          decided && proposal ? (
            <p className="text-ink-2">{words.findings.decided}</p>
          ) : proposal ? (
            <p>
              {isUnproven ? words.findings.unproven : words.findings.summary[proposal]}{' '}
              <span className="text-ink-2">{text.proposal}</span>
            </p>
          ) : null
        ) : (
          <p>{decided ? text.byPerson : <Working since={createdAt} />}</p>
        )}
      </div>
      {reading ? <ReadingFindings reading={reading} reader="client" /> : null}
    </section>
  )
}
