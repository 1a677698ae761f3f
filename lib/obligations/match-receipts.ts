import type { CivilDay } from '@/lib/calendar/civil-day'
import { kindOf, type Receipt } from '@/lib/obligations/receipts'

export type Expected = {
  id: string
  nit: string | null
  form: string | null
  year: number
  part: number | null
  /** The amount in whole pesos; null when unknown. */
  value: number | null
  /** The number with which the obligation was filed; null until it is filed. */
  number: string | null
  due: CivilDay | null
  periodEnd: CivilDay | null
}
export type Disagreement = 'nit' | 'form' | 'period' | 'value' | 'number' | 'date' | 'twice' | 'payment'
/** Why a receipt has no match: the first value that fits no obligation, or `several` if several fit. */
export type Mismatch = 'nit-unread' | 'nit' | 'form' | 'period' | 'several'
export type Match<R> =
  | { file: R; expected: Expected; disagreements: Disagreement[]; why: null }
  | { file: R; expected: null; disagreements: []; why: Mismatch }

/**
 * A tax return matches the obligation with its NIT, form and period.
 * A return with one wrong value matches if its other values fit a single obligation that no other return fits fully.
 * Two tax returns for the same obligation get the disagreement `twice`.
 * A payment matches the obligation of the tax return whose number the receipt shows.
 * A payment of an unknown return matches the only obligation with its NIT and period; a person confirms the match.
 */
export function matchReceipts<R extends { receipt: Receipt }>(
  files: readonly R[],
  obligations: readonly Expected[],
): Match<R>[] {
  const returns = matchReturns(
    files.filter(({ receipt }) => kindOf(receipt) === 'return'),
    obligations,
  )
  const numbers = new Map<string, Expected>()
  for (const expected of obligations) if (expected.number) numbers.set(expected.number, expected)
  for (const { file, expected } of returns)
    if (expected && file.receipt.number) numbers.set(file.receipt.number, expected)
  const byFile = new Map(returns.map((match) => [match.file, match]))
  return files.map((file) => byFile.get(file) ?? matchPayment(file, obligations, numbers))
}

function matchReturns<R extends { receipt: Receipt }>(
  files: readonly R[],
  obligations: readonly Expected[],
): Match<R>[] {
  const judged = files.map((file) => ({
    file,
    found: obligations.map((expected) => ({ expected, wrong: identity(file.receipt, expected) })),
  }))
  const exact = judged.map(({ found }) => found.find(({ wrong }) => wrong.length === 0))
  const agreed = new Set(exact.map((one) => one?.expected.id))
  const matches = judged.map(({ file, found }, place): Match<R> => {
    const near = found.filter(({ wrong }) => wrong.length === 1)
    const only = near.length === 1 && !agreed.has(near[0]?.expected.id) ? near[0] : undefined
    const match = exact[place] ?? only
    if (!match) return unmatched(file, obligations)
    const { expected, wrong } = match
    return { file, expected, disagreements: [...wrong, ...rest(file.receipt, expected)], why: null }
  })
  const times = new Map<string, number>()
  for (const { expected } of matches) if (expected) times.set(expected.id, (times.get(expected.id) ?? 0) + 1)
  return matches.map((match) =>
    match.expected && (times.get(match.expected.id) ?? 0) > 1
      ? { ...match, disagreements: [...match.disagreements, 'twice'] }
      : match,
  )
}

function matchPayment<R extends { receipt: Receipt }>(
  file: R,
  obligations: readonly Expected[],
  numbers: ReadonlyMap<string, Expected>,
): Match<R> {
  const { receipt } = file
  const named = receipt.pays ? numbers.get(receipt.pays) : undefined
  if (named && named.nit === receipt.nit)
    return { file, expected: named, disagreements: rest(receipt, { ...named, value: null }), why: null }
  const fitting = obligations.filter((expected) => !identity(receipt, expected).some((one) => one !== 'form'))
  const [only] = fitting
  if (!only || fitting.length > 1) return unmatched(file, obligations)
  return {
    file,
    expected: only,
    disagreements: ['payment', ...rest(receipt, { ...only, value: null })],
    why: null,
  }
}

function unmatched<R extends { receipt: Receipt }>(file: R, obligations: readonly Expected[]): Match<R> {
  const { receipt } = file
  const mine = obligations.filter(({ nit }) => nit === receipt.nit)
  const payment = kindOf(receipt) === 'payment'
  const ofForm = payment ? mine : mine.filter(({ form }) => form === receipt.form)
  const ofPeriod = ofForm.filter((expected) => !identity(receipt, expected).includes('period'))
  const why: Mismatch =
    receipt.nit === null
      ? 'nit-unread'
      : mine.length === 0
        ? 'nit'
        : ofForm.length === 0
          ? 'form'
          : ofPeriod.length === 0
            ? 'period'
            : 'several'
  return { file, expected: null, disagreements: [], why }
}

function identity(receipt: Receipt, expected: Expected): Disagreement[] {
  const wrong: Disagreement[] = []
  if (receipt.nit === null || receipt.nit !== expected.nit) wrong.push('nit')
  if (receipt.form === null || receipt.form !== expected.form) wrong.push('form')
  if (receipt.year !== expected.year || (expected.part !== null && receipt.part !== expected.part))
    wrong.push('period')
  return wrong
}

function rest({ number, filedOn, value }: Receipt, expected: Expected): Disagreement[] {
  const wrong: Disagreement[] = []
  if (number === null) wrong.push('number')
  if (filedOn === null) wrong.push('date')
  if (value === null || (expected.value !== null && value !== expected.value)) wrong.push('value')
  return wrong
}
