'use client'
import type { MouseEvent } from 'react'
import { reading } from '@/content/einvoice/reading'

/**
 * Leads by the focus, which stays where it is when the page is drawn again. An address with a hash would not: the router
 * does not learn of it, so that every live change takes it away, and an entry of the history that it did not write leads
 * nowhere on the way back.
 */
function lead(event: MouseEvent<HTMLAnchorElement>) {
  const finding = document.getElementById(event.currentTarget.hash.slice(1))
  if (!finding || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  finding.focus({ preventScroll: true })
  // By the focus alone the page would stay on its way to the mark, while the finding is still seen as it leaves.
  finding.scrollIntoView()
}

/** The number of a finding where it belongs on the sheet; leads to its words. */
export function FindingMark({ at }: { at: number | undefined }) {
  if (at === undefined) return null
  return (
    <a
      href={`#hallazgo-${at}`}
      onClick={lead}
      aria-label={reading.sheet.finding(at)}
      className="relative ml-1 inline-grid size-6 place-items-center rounded-sheet bg-ochre align-middle text-sm font-semibold text-ink no-underline after:absolute after:-inset-2.5"
    >
      {at}
    </a>
  )
}
