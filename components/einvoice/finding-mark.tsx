'use client'
import type { MouseEvent } from 'react'
import { reading } from '@/content/einvoice/reading'

/** A live refresh would drop a hash from the URL, so the click only moves the focus to the finding. */
function lead(event: MouseEvent<HTMLAnchorElement>) {
  const finding = document.getElementById(event.currentTarget.hash.slice(1))
  if (!finding || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  finding.focus({ preventScroll: true })
  // `focus` would not scroll when part of the finding is already visible, so the finding is scrolled into view.
  finding.scrollIntoView()
}

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
