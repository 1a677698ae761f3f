import type { Route } from 'next'
import Link from 'next/link'
import { Authenticity } from '@/components/einvoice/authenticity'
import { ProposalBadge, ReadingFindings } from '@/components/einvoice/reading-findings'
import { ConfirmSigner } from '@/components/invoices/decisions/confirm-signer'
import { DecisionPanel } from '@/components/invoices/decisions/decision-panel'
import { MoveInvoice } from '@/components/invoices/decisions/move-invoice'
import { ReviewFile } from '@/components/invoices/decisions/review-file'
import { QueueSidebar } from '@/components/invoices/decisions/queue-sidebar'
import { FiledWith } from '@/components/invoices/filed-with'
import { PresenceNotice } from '@/components/invoices/decisions/presence'
import { linkStyles } from '@/components/ui/control-styles'
import { authorities } from '@/content/authorities'
import { authenticity } from '@/content/einvoice/authenticity'
import { longestNote, review } from '@/content/invoice-decisions'
import { draftNote } from '@/lib/einvoice/finding-messages'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import type { KeptReading } from '@/lib/einvoice/kept-reading'
import { formatDateTime } from '@/lib/format/date'
import type { Result } from '@/lib/result'
import { noFilters, reviewHref, type ReviewQuery } from '@/lib/invoices/decisions/href'
import { positionOf } from '@/lib/invoices/decisions/queue'
import type { Opinion, QueuePage, ReviewInvoice } from '@/lib/invoices/decisions/review-invoice'

const opinionText = review.opinion
const moveText = review.move
const findingsText = review.findings
/** On wide screens queue and findings are columns beside the invoice's file, and each column scrolls by itself. */
const queueSide =
  'bg-paper py-6 min-[75rem]:sticky min-[75rem]:top-17 min-[75rem]:max-h-[calc(100dvh-4.25rem)] min-[75rem]:overflow-y-auto'
/** The scroll padding keeps focused elements from scrolling behind the sticky decision form. */
const findingsSide =
  'bg-paper pt-6 pb-6 tall:min-[60rem]:pb-0 min-[60rem]:sticky min-[60rem]:top-17 min-[60rem]:max-h-[calc(100dvh-4.25rem)] min-[60rem]:overflow-y-auto tall:min-[60rem]:scroll-pb-96'

type ReviewPageProps = {
  invoice: ReviewInvoice
  query: ReviewQuery
  listing: Result<QueuePage>
  now: Date
  records: boolean
  isAdmin: boolean
}

export function ReviewPage({ invoice: whole, query, listing, now, records, isAdmin }: ReviewPageProps) {
  const { reading, opinion, filed, belongs, movedTo, ...invoice } = whole
  const page = listing.ok ? listing.data : { rows: [], before: null, after: null }
  const signer = reading?.document?.signatures?.invoice.signer
  const isThirdParty = reading?.review?.authenticity?.issuer === 'third-party' && signer?.nits.length
  const thirdParty = isThirdParty ? signer?.name : null
  const isUnknown = reading?.review?.authenticity?.issuer === 'unknown-authority'
  const position = positionOf(invoice.id, query, page)
  return (
    <div className="-mx-gut -mb-24 grid grid-cols-[minmax(0,1fr)] items-start bg-sunk min-[60rem]:grid-cols-[minmax(0,1fr)_calc(20rem+var(--spacing-gut))] min-[75rem]:min-h-[calc(100dvh-4.25rem)] min-[75rem]:grid-cols-[calc(16rem+var(--spacing-gut))_minmax(0,1fr)_calc(21rem+var(--spacing-gut))] min-[75rem]:items-stretch min-[88rem]:grid-cols-[calc(16rem+var(--spacing-gut))_minmax(0,1fr)_calc(24rem+var(--spacing-gut))]">
      <div className="border-b border-rule bg-paper min-[60rem]:col-span-full min-[75rem]:col-span-1 min-[75rem]:border-r min-[75rem]:border-b-0">
        <div className={`${queueSide} px-gut min-[75rem]:pr-5`}>
          <QueueSidebar current={invoice.id} query={query} listing={listing} now={now} />
        </div>
      </div>
      <ReviewFile
        invoice={whole}
        position={position}
        total={page.before || page.after ? null : page.rows.length}
      />
      <div className="h-full border-rule bg-paper min-[60rem]:border-l">
        <section aria-labelledby="findings-title" className={`${findingsSide} px-gut min-[60rem]:pl-5`}>
          <PresenceNotice invoice={invoice.id} />
          {reading?.document && reading.review ? (
            <div className="pb-6">
              <Authenticity document={reading.document} review={reading.review} reader="advisor" level={2} />
              {thirdParty && isAdmin ? <ConfirmSigner invoice={invoice.id} name={thirdParty} /> : null}
              {isUnknown && isAdmin ? (
                <p className="pt-2">
                  <Link href={authorityHref(signer?.authority ?? '')} prefetch={false} className={linkStyles}>
                    {authorities.addThis}
                  </Link>
                </p>
              ) : null}
              {thirdParty && !isAdmin ? (
                <p className="pt-2 text-sm text-ink-2">{authenticity.confirm.hint}</p>
              ) : null}
            </div>
          ) : null}
          <Findings
            findings={invoice.findings}
            reading={reading}
            decided={invoice.verdict === 'accepted' || invoice.verdict === 'rejected'}
          />
          {movedTo ? (
            <p className="border-t border-rule py-4 text-sm wrap-anywhere">
              {moveText.moved(movedTo.client)}{' '}
              <Link href={reviewHref(movedTo.id, noFilters)} prefetch={false} className={linkStyles}>
                {moveText.see}
              </Link>
            </p>
          ) : belongs.length > 0 && !invoice.own ? (
            <MoveInvoice invoice={invoice} clients={belongs} />
          ) : null}
          <FiledWith filed={filed} href={(id) => reviewHref(id, noFilters)} />
          {opinion ? <AutomationOpinion opinion={opinion} /> : null}
          <DecisionPanel
            key={invoice.id}
            invoice={invoice}
            position={position}
            records={records}
            drafted={draftNote(invoiceTitle(invoice.label), reading?.review?.findings ?? [], longestNote)}
            stays={query.queue !== 'waiting' || position.place === null}
          />
        </section>
      </div>
    </div>
  )
}

const authorityHref = (name: string) =>
  `/admin/facturas/ajustes/autoridades${name ? `?nombre=${encodeURIComponent(name)}` : ''}` as Route

function AutomationOpinion({ opinion: { proposal, note, at } }: { opinion: Opinion }) {
  return (
    <section aria-labelledby="opinion-title" className="border-t border-rule py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="opinion-title" className="text-[1rem] font-[550]">
          {opinionText.title}
        </h3>
        <ProposalBadge proposal={proposal} />
      </div>
      {note ? <p className="mt-2 wrap-anywhere whitespace-pre-line">{note}</p> : null}
      <p className="mt-1 text-ink-2">{formatDateTime(at)}</p>
    </section>
  )
}

type FindingsProps = {
  findings: readonly string[]
  reading: KeptReading | null
  /** True when a person has decided; the proposal of the rules is then hidden. */
  decided: boolean
}

function Findings({ findings, reading, decided }: FindingsProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
        <h2 id="findings-title" tabIndex={-1} className="text-[1.4375rem] outline-none">
          {findingsText.title}
        </h2>
        {reading && decided ? null : reading ? (
          <ProposalBadge proposal={reading.review?.proposal ?? null} />
        ) : (
          <p className="text-sm font-[550] text-ink-2">
            {findings.length > 0 ? findingsText.count(findings.length) : findingsText.unread}
          </p>
        )}
      </div>
      <div className="py-4">
        {reading ? (
          <ReadingFindings reading={reading} reader="advisor" />
        ) : findings.length > 0 ? (
          <ol className="list-decimal space-y-2 pl-5 text-[1rem] wrap-anywhere">
            {findings.map((finding, at) => (
              <li key={at}>{finding}</li>
            ))}
          </ol>
        ) : (
          <p className="text-sm text-ink-2">{findingsText.waiting}</p>
        )}
      </div>
    </div>
  )
}
