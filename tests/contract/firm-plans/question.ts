import type { LargeFirm } from '../../support/large-firm'

export type Question = {
  query: (firm: LargeFirm) => string
  /** Tables that this question reads by an index alone, whoever asks. */
  indexed: readonly string[]
  /** Asked by administrators alone. */
  adminOnly?: boolean
}

/** The lists and searches of a room, by what they are. */
export type Questions = Record<string, Question>
