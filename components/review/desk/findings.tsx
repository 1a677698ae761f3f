import { ProposalBadge } from '@/components/einvoice/proposal-badge'
import { ReadingFindings } from '@/components/einvoice/reading-findings'
import { review } from '@/content/review'
import type { KeptReading } from '@/lib/einvoice/kept-reading'

const text = review.findings

type FindingsProps = {
  findings: readonly string[]
  reading: KeptReading | null
  /** A person has accepted or rejected it: the machine proposes no more. */
  decided: boolean
}

/** What the rules propose and why, with the figures; a file that no rule has read is told to be so. */
export function Findings({ findings, reading, decided }: FindingsProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
        <h2 id="findings-title" className="text-[1.4375rem]">
          {text.title}
        </h2>
        {reading && decided ? null : reading ? (
          <ProposalBadge proposal={reading.review?.proposal ?? null} />
        ) : (
          <p className="text-sm font-[550] text-ink-2">
            {findings.length > 0 ? text.count(findings.length) : text.none}
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
          <p className="text-sm text-ink-2">{text.empty}</p>
        )}
      </div>
    </div>
  )
}
