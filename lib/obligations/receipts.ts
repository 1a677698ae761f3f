import { dianForms } from '@/content/tax-calendar/obligations'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { checkDigit } from '@/lib/format/nit'
import { readFormPage, type Piece, type FormPage } from '@/lib/pdf/pdf-form'

/** A `return` is the filed tax form, and a `payment` is the receipt that proves the payment. */
export type ReceiptKind = 'return' | 'payment'

/** Values of a DIAN form or payment receipt. Unreadable values are null, never guessed. */
export type Receipt = {
  /** The DIAN's number for this kind of form, such as `300`; null unless the page shows exactly one. */
  form: string | null
  /** The NIT in boxes 5 and 6; null unless the check digit fits. */
  nit: string | null
  /** Year and period in boxes 1 and 3. Yearly forms have no `part`. */
  year: number | null
  part: number | null
  /** The number of this particular form, in box 4. */
  number: string | null
  /** The number of the return that a payment receipt pays; null on returns. */
  pays: string | null
  /** The DIAN accepted the form on this day (box 997). */
  filedOn: CivilDay | null
  /** The amount in box 980, in whole pesos. */
  value: number | null
}
/** `no-text` is a scan or photo, and `no-receipt` is another document. */
export type ReceiptProblem = 'no-text' | 'no-receipt'

const paymentForm = '490'
export const kindOf = ({ form }: Pick<Receipt, 'form'>): ReceiptKind =>
  form === paymentForm ? 'payment' : 'return'

export function readReceipt(pages: readonly (readonly Piece[])[]): Receipt | ReceiptProblem {
  if (pages.every((page) => page.map(({ text }) => text).join('').length < 40)) return 'no-text'
  for (const page of pages) {
    const formPage = readFormPage(page)
    if (
      !/n[uú]mero de formulario/i.test(formPage.text) ||
      /registro [uú]nico tributario/i.test(formPage.text)
    )
      continue
    const form = formOn(page)
    return {
      form,
      nit: nitIn(formPage),
      year: numberIn(formPage.box(1), /^20\d\d$/),
      part: numberIn(formPage.box(3), /^(0?[1-9]|1[0-2])$/),
      number: lowestBox(formPage, 4, formNumberIn),
      pays: form === paymentForm ? paidNumberIn(formPage) : null,
      filedOn: lowestBox(formPage, 997, dayIn),
      value: lowestBox(formPage, 980, pesosIn),
    }
  }
  return 'no-receipt'
}

const digits = (text: string): string => text.replace(/\D/g, '')
const numberIn = (text: string, shape: RegExp): number | null =>
  shape.test(digits(text)) ? Number(digits(text)) : null
const formNumberIn = (text: string): string | null => /^\d{8,16}$/.exec(digits(text))?.[0] ?? null

/** Reads a box whose value some forms print farther below the label than usual. */
function lowestBox<T>(page: FormPage, number: number, read: (text: string) => T | null): T | null {
  return read(page.box(number)) ?? read(page.tallBox(number))
}

function paidNumberIn({ box, boxNamed }: FormPage): string | null {
  const number = boxNamed(
    /^\s*(?!4\.)\d{1,3}\.\s*(n[uú]mero|no\.?|n[°º]\.?)\s*(de\s+)?(formulario|declaraci[oó]n)/i,
  )
  return number === null ? null : formNumberIn(box(number))
}

function formOn(page: readonly Piece[]): string | null {
  const found = new Set(
    page.map(({ text }) => text.trim()).filter((text) => dianForms.some((form) => form === text)),
  )
  // A payment receipt shows the form number of the paid return too, so form 490 is looked for first.
  if (found.has(paymentForm) && page.some(({ text }) => /recibo oficial de pago/i.test(text)))
    return paymentForm
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
