import { CheckList } from '@/components/einvoice/check-list'
import { FindingItem } from '@/components/einvoice/finding-item'
import { reading } from '@/content/einvoice/reading'
import type { EDocument } from '@/lib/einvoice/model/document'
import { checksHeld } from '@/lib/einvoice/reading/checks-held'
import type { Review } from '@/lib/einvoice/review-document'

const text = reading.findings

type FindingsListProps = {
  document: EDocument
  review: Review
  /** The advisor reads the longer sentences, with every figure, and the checks that hold are folded away in any case. */
  reader?: 'client' | 'advisor'
}

/** The checks of a review: what holds first, in one line when something does not, then that, each with its amounts. Headings are of the third level. */
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
  return (
    <div className="space-y-6">
      <CheckList held={held} folded={reader === 'advisor' || problems.length > 0} />
      {problems.length > 0 ? (
        <section>
          <h3 className="border-b border-ink pb-1.5">{text.doesNot}</h3>
          {items(0, problems)}
        </section>
      ) : null}
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
