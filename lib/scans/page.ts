import type { Destination } from '@/lib/scans/destination'
import type { Corners } from '@/lib/scans/geometry'
import type { Light } from '@/lib/scans/light'

export type PageSettings = {
  corners: Corners
  light: Light
  /** The number of quarter turns to the right, applied after the page was straightened. */
  turns: number
}

/** A photo of a page, as this browser keeps it. `owner` names the person and the account. */
export type ScanPage = PageSettings & {
  id: string
  owner: string
  /** Pages are shown and printed in the order of these numbers, which may have gaps. */
  place: number
  addedAt: number
  name: string
  photo: Blob
  /** True if the borders of the sheet were found; null until they were searched. */
  found: boolean | null
}

/** A PDF whose upload is not confirmed yet. `id` is the key of the upload; `pages` are deleted once it has arrived. */
export type WaitingPdf = {
  id: string
  owner: string
  name: string
  pdf: Blob
  pages: readonly string[]
  /** `to` is null for an invoice, and for a supporting document that answers no request. */
  to: Destination | null
  addedAt: number
}

export const mostPages = 30
/** The largest photo in bytes; a phone's photo has up to 12 MB. */
export const largestPhoto = 30_000_000
/** In milliseconds: pages and PDFs that were not sent are deleted after seven days. */
export const longestKept = 7 * 24 * 3600 * 1000
