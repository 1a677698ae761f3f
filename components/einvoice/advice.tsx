import { advice } from '@/content/einvoice/advice'
import { reading } from '@/content/einvoice/reading'
import type { Review } from '@/lib/einvoice/review-document'

/** What to do about an invoice in which nothing is wrong; each finding says its own. */
export function Advice({ review: { proposal, findings } }: { review: Review }) {
  if (proposal !== 'sound' || findings.some(({ severity }) => severity !== 'info')) return null
  return (
    <section>
      <h3>{reading.advice.title}</h3>
      <p className="mt-1 text-[1rem]">{advice.sound}</p>
    </section>
  )
}
