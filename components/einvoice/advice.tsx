import { reading } from '@/content/einvoice/reading'
import { adviceOn } from '@/lib/einvoice/reading/advice'
import type { Review } from '@/lib/einvoice/review-document'

/** What to do about an invoice; nothing where there is nothing to say. */
export function Advice({ review }: { review: Review }) {
  const advice = adviceOn(review)
  if (advice.length === 0) return null
  return (
    <section>
      <h3>{reading.advice.title}</h3>
      <ul className="mt-1 space-y-1 text-[1rem]">
        {advice.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}
