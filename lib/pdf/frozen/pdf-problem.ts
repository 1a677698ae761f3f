import { signaturesText } from '@/content/signatures'

/** Why a PDF cannot be sent to be signed. */
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

/** Bytes of a PDF that is sent to be signed. The signed file holds it twice and has to fit into storage (50 MiB). */
export const maxPdfSize = 25_000_000
export const mostPdfPages = 300

/** What was drawn into the pages, or left out, so that everybody sees and prints the same. */
export type Flattened = {
  /** Fields of a form, drawn with their values. */
  fields: number
  /** Stamps, marks and comments, drawn as they looked. */
  notes: number
  /** Comments without a picture, and hidden ones, that were left out. */
  dropped: number
  links: number
  /** Attached files that were left out. */
  files: number
}

export type Frozen = { size: number; pages: number; flattened: Flattened }
