import type { Receipt } from '@/lib/obligations/receipts/read-receipt'

/** An obligation as a receipt is compared with it. */
export type Expected = {
  id: string
  /** Without its check digit. */
  nit: string | null
  /** The DIAN's form for it; null for what has none. */
  form: string | null
  year: number
  /** Of the year; null for a whole one. */
  part: number | null
  /** Whole pesos that the firm expects; null while nobody wrote them down. */
  value: number | null
}
/** What a receipt says otherwise than its obligation, or does not say. */
export type Disagreement = 'nit' | 'form' | 'period' | 'value' | 'number' | 'date' | 'twice'
export type Match<R> = { file: R; expected: Expected | null; disagreements: Disagreement[] }

/**
 * Each receipt with the obligation that it is of. One that agrees in NIT, form and period is found first; otherwise the only one from
 * which it differs in a single one of them, and for which no receipt agrees: that is said. Two receipts for one obligation disagree both.
 */
export function matchReceipts<R extends { receipt: Receipt }>(
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
    if (!match) return { file, expected: null, disagreements: [] }
    const { expected, wrong } = match
    return { file, expected, disagreements: [...wrong, ...rest(file.receipt, expected)] }
  })
  const times = new Map<string, number>()
  for (const { expected } of matches) if (expected) times.set(expected.id, (times.get(expected.id) ?? 0) + 1)
  return matches.map((match) =>
    match.expected && (times.get(match.expected.id) ?? 0) > 1
      ? { ...match, disagreements: [...match.disagreements, 'twice'] }
      : match,
  )
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
