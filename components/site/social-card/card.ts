/** A figure; of three parts, the middle one is marked as the one that differs. */
export type CardValue = string | readonly [before: string, marked: string, after: string]

/** What a social card says: a title, a short account on its right, and the line that closes it when it adds up. */
export type Card = {
  title: string
  rows: readonly { label: string; value: CardValue }[]
  total?: { label: string; value: string }
}
