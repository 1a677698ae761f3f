import type { Destination } from '@/lib/scans/destination'
import type { Corners } from '@/lib/scans/geometry'
import type { Light } from '@/lib/scans/light'

export type PageSettings = {
  corners: Corners
  light: Light
  /** Quarter turns to the right, applied after the page was straightened. */
  turns: number
}

/** `owner` names the person and the account. */
export type ScanPage = PageSettings & {
  id: string
  owner: string
  /** Pages are shown and printed in the order of these numbers, which may have gaps. */
  place: number
  addedAt: number
  name: string
  photo: Blob
  /** True if the borders of the sheet were found; null before the search. */
  found: boolean | null
}

/** `id` is the key of the PDF's upload. The `pages` are deleted once the PDF has arrived. */
export type WaitingPdf = {
  id: string
  owner: string
  name: string
  pdf: Blob
  pages: readonly string[]
  /** `to` is an item of a document request; null for an invoice, or for a document that nobody requested. */
  to: Destination | null
  addedAt: number
}

export const mostPages = 30
/** The largest photo in bytes. Photos of phones have up to 12 MB. */
export const largestPhoto = 30_000_000
/** In milliseconds: pages and PDFs that were not sent are deleted after seven days. */
export const longestKept = 7 * 24 * 3600 * 1000
