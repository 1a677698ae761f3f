import { review } from '@/content/review'

/** How many findings wait to be read; nothing when there are none, which is no verdict. */
export function FindingsSign({ findings }: { findings: readonly string[] }) {
  if (findings.length === 0) return null
  return (
    <span className="inline-flex items-center gap-1.5 font-[550] text-ochre-ink">
      <b aria-hidden>!</b>
      {review.findings.count(findings.length)}
    </span>
  )
}
