import { reading } from '@/content/einvoice/reading'

/** The number of a finding where it belongs on the sheet; leads to its words. */
export function FindingMark({ at }: { at: number | undefined }) {
  if (at === undefined) return null
  return (
    <a
      href={`#hallazgo-${at}`}
      aria-label={reading.sheet.finding(at)}
      className="relative ml-1 inline-grid size-6 place-items-center rounded-sheet bg-ochre align-middle text-sm font-semibold text-ink no-underline after:absolute after:-inset-2.5"
    >
      {at}
    </a>
  )
}
