import { signaturesText } from '@/content/signatures'

export type PdfProblemName = keyof typeof signaturesText.problems
export const pdfProblems = Object.keys(signaturesText.problems) as PdfProblemName[]

export class PdfProblem extends Error {
  readonly problem: PdfProblemName

  constructor(problem: PdfProblemName, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'PdfProblem'
    this.problem = problem
  }
}

/** In bytes: the signed file contains this PDF twice and has to fit into storage (50 MiB). */
export const maxPdfSize = 25_000_000
export const mostPdfPages = 300

/** How many elements of each kind were drawn into the pages or left out. */
export type Flattened = {
  fields: number
  /** Stamps, marks and comments that were drawn into the pages. */
  notes: number
  /** Comments that were left out of the pages, because they are hidden or have no picture. */
  dropped: number
  links: number
  files: number
}

export type Frozen = { size: number; pages: number; flattened: Flattened }
