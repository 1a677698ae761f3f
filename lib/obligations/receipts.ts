import { dianForms } from '@/content/tax-calendar/obligations'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { checkDigit } from '@/lib/format/nit'
import { readFormPage, type Piece, type FormPage } from '@/lib/pdf/pdf-form'

/** Values read from a DIAN form or payment receipt; null when unreadable, never guessed. */
export type Receipt = {
  /** DIAN's number for this kind of form, such as `300`; null unless the page shows exactly one. */
  form: string | null
  /** From boxes 5 and 6; null unless the check digit fits. */
  nit: string | null
  /** From boxes 1 and 3; yearly forms have no part. */
  year: number | null
  part: number | null
  /** The number of this single form, from box 4. */
  number: string | null
  /** The day on which the DIAN accepted the form, from box 997. */
  filedOn: CivilDay | null
  /** The amount in box 980, in whole pesos. */
  value: number | null
}
/** `no-text` is a scan or photo; `no-receipt` is another document. */
export type ReceiptProblem = 'no-text' | 'no-receipt'

export function readReceipt(pages: readonly (readonly Piece[])[]): Receipt | ReceiptProblem {
  if (pages.every((page) => page.map(({ text }) => text).join('').length < 40)) return 'no-text'
  for (const page of pages) {
    const formPage = readFormPage(page)
    if (
      !/n[uú]mero de formulario/i.test(formPage.text) ||
      /registro [uú]nico tributario/i.test(formPage.text)
    )
      continue
    return {
      form: formOn(page),
      nit: nitIn(formPage),
      year: numberIn(formPage.box(1), /^20\d\d$/),
      part: numberIn(formPage.box(3), /^(0?[1-9]|1[0-2])$/),
      number: /^\d{8,16}$/.exec(digits(formPage.box(4)))?.[0] ?? null,
      filedOn: dayIn(formPage.box(997)),
      value: pesosIn(formPage.box(980)),
    }
  }
  return 'no-receipt'
}

const digits = (text: string): string => text.replace(/\D/g, '')
const numberIn = (text: string, shape: RegExp): number | null =>
  shape.test(digits(text)) ? Number(digits(text)) : null

function formOn(page: readonly Piece[]): string | null {
  const found = new Set(
    page.map(({ text }) => text.trim()).filter((text) => dianForms.some((form) => form === text)),
  )
  return found.size === 1 ? ([...found][0] ?? null) : null
}

function nitIn({ box }: FormPage): string | null {
  const [nit, digit] = [digits(box(5)), digits(box(6))]
  return /^[1-9]\d{4,14}$/.test(nit) && digit === String(checkDigit(nit)) ? nit : null
}

function dayIn(text: string): CivilDay | null {
  const day = /(\d{4})\D{1,3}(\d{2})\D{1,3}(\d{2})/.exec(text)?.slice(1).join('-') ?? ''
  return isCivilDay(day) ? day : null
}

/** Reads amounts such as `2.171.000`; forms have no cents. */
function pesosIn(text: string): number | null {
  const plain = text.replace(/[$\s]/g, '')
  return /^(\d{1,15}|\d{1,3}([.,]\d{3})+)$/.test(plain) ? Number(digits(plain)) : null
}

export type Expected = {
  id: string
  nit: string | null
  form: string | null
  year: number
  part: number | null
  /** Whole pesos; null when unknown. */
  value: number | null
}
export type Disagreement = 'nit' | 'form' | 'period' | 'value' | 'number' | 'date' | 'twice'
export type Match<R> = { file: R; expected: Expected | null; disagreements: Disagreement[] }

/**
 * A receipt matches the obligation with equal NIT, form and period, else the only obligation that differs in one of them and
 * has no exact match. `twice` marks receipts that share an obligation.
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
