/** Writes an amount in the document's currency. */
export type Money = (amount: string) => string
/** One sentence for the client, and the longer one for the advisor. */
export type FindingText<F> = {
  client: (figures: F, money: Money) => string
  advisor: (figures: F, money: Money) => string
}
