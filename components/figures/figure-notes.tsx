import { figures as text } from '@/content/figures'
import { leftOut } from '@/lib/figures/left-out'
import { nothingCounts, type MonthFigures } from '@/lib/figures/month-figures'

/** What the sums are made of, and in words whatever is in none. */
export function FigureNotes({ figures }: { figures: MonthFigures }) {
  const sentences = [...leftOut(figures), ...(nothingCounts(figures) ? [] : [text.rules])]
  if (sentences.length === 0) return null
  return (
    <ul aria-label={text.notes} className="mt-4 grid max-w-[68ch] gap-1.5 text-sm text-ink-2">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
