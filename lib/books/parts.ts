import { booksText } from '@/content/books'
import type { BookDocument, DocumentItem } from '@/lib/books/document'
import type { Treatment, Withholding } from '@/lib/books/treatment'

type Tax = BookDocument['taxes'][number]
export type Cents = (amount: number | null) => number

/** A part of a purchase with an account of its own; amounts are in cents. */
export type Part = {
  account: string
  centre: string
  name: string
  debit: number
  /** True for a part without IVA. */
  untaxed: boolean
  withholding: Withholding
  /** Returns the amount of a tax that this line of the invoice states, or 0. */
  weightOf: (tax: Tax) => number
}

const { lines: text } = booksText
export const vat = '01'
/** If two sums differ by up to this many cents for each line, the difference is due to rounding. */
export const perLine = 100

export const taxedBase = ({ taxes }: BookDocument, cents: Cents): number =>
  taxes
    .filter(({ code, withheld, percent }) => code === vat && !withheld && percent !== null && percent > 0)
    .reduce((sum, one) => sum + cents(one.base), 0)

/** Returns a purchase's parts: one, or one for each line that has its own account; null if the lines no longer match. */
export const partsOf = (
  document: BookDocument,
  treatment: Treatment,
  base: number,
  cents: Cents,
): Part[] | null =>
  treatment.lines.length > 0
    ? splitParts(document, treatment, base, cents)
    : wholeParts(document, treatment, base, cents)

/** Returns the purchase as one part, or as two: the amount with IVA and the amount without IVA. */
function wholeParts(document: BookDocument, treatment: Treatment, base: number, cents: Cents): Part[] {
  const { account, centre, withholding, detail } = treatment
  const taxed = Math.min(taxedBase(document, cents), base)
  const untaxed = base - taxed
  const part = (debit: number, isUntaxed: boolean, name: string): Part => ({
    account,
    centre,
    name,
    debit,
    untaxed: isUntaxed,
    withholding,
    weightOf: () => 0,
  })
  const name = detail || document.first || text.expense
  if (taxed === 0 || untaxed < perLine) return [part(base, taxed === 0, name)]
  return [part(taxed, false, text.taxed(name)), part(untaxed, true, text.untaxed(name))]
}

/** Returns one part for each line, with its share of the discounts and charges of the whole document. */
function splitParts(
  { items }: BookDocument,
  treatment: Treatment,
  base: number,
  cents: Cents,
): Part[] | null {
  if (items.length !== treatment.lines.length) return null
  const written = items.map((item) => cents(item.base))
  const sum = written.reduce((all, one) => all + one, 0)
  if (items.some((item) => item.base === null || item.base < 0)) return null
  if (sum === 0 && base > 0) return null
  const isNear = Math.abs(base - sum) <= perLine * items.length
  const debits = isNear ? written : shared(base, written)
  return items.map((item, at) => partOf(item, treatment, at, debits[at] ?? 0, cents))
}

function partOf(item: DocumentItem, treatment: Treatment, at: number, debit: number, cents: Cents): Part {
  const own = treatment.lines[at]
  const amountOf = (code: string, percent: number | null) =>
    item.taxes
      .filter((one) => one.code === code && one.percent === percent)
      .reduce((sum, one) => sum + Math.max(0, cents(one.amount)), 0)
  return {
    account: own?.account || treatment.account,
    centre: own?.centre || treatment.centre,
    name: own?.detail || item.description || treatment.detail || text.expense,
    debit,
    untaxed: !item.taxes.some(({ code, percent }) => code === vat && percent !== null && percent > 0),
    withholding: own?.withholding?.concept === 'same' || !own ? treatment.withholding : own.withholding,
    weightOf: ({ code, percent }) => amountOf(code, percent),
  }
}

/** Shares an amount by weights in whole cents, without losing a cent. */
export function shared(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, one) => sum + BigInt(one), 0n)
  if (all === 0n) return weights.map((_, at) => (at === 0 ? amount : 0))
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = products.map((product) => Number(product / all))
  let left = amount - shares.reduce((sum, one) => sum + one, 0)
  const byRemainder = products
    .map((product, at) => ({ at, rest: product % all }))
    .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1))
  for (const { at } of byRemainder) {
    if (left === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left--
  }
  return shares
}
