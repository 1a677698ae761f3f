import type { Draft, DraftLine, DraftTax } from '../draft'
import { invoiceXml } from '../invoice-xml'
import { ownCompany, soundInvoice } from '../sound-invoice'

/** A valid document; `loud` lists the warnings that the review rightly gives about it. */
export type Shape = { name: string; text: string; loud?: readonly string[] }

type Rate = { code: string; name: string; percent: number }
export const iva = (percent: number): Rate => ({ code: '01', name: 'IVA', percent })
export const inc = (percent: number): Rate => ({ code: '04', name: 'INC', percent })

export const perUnit = (
  code: string,
  name: string,
  amount: number,
  how: Partial<DraftTax> = {},
): DraftTax => ({ code, name, percent: null, base: 0, amount, ...how })

type LineOptions = { discount?: number; charge?: number; free?: boolean; base?: number; taxes?: DraftTax[] }

export function line(
  pieces: number,
  price: number,
  rates: readonly Rate[] = [],
  { discount = 0, charge = 0, free = false, base, taxes = [] }: LineOptions = {},
): DraftLine {
  const amount = Math.round(pieces * price) - discount + charge
  const on = base ?? amount
  const own = rates.map((rate) => ({ ...rate, base: on, amount: Math.round((on * rate.percent) / 100) }))
  return {
    text: 'Bien o servicio',
    quantity: Math.round(pieces * 1000),
    price,
    discount,
    charge,
    amount,
    free,
    taxes: [...own, ...taxes],
  }
}

export const draft = (lines: readonly DraftLine[], changes: Partial<Draft> = {}): Draft => ({
  ...soundInvoice({ seed: 1 }),
  customer: ownCompany,
  lines,
  discounts: [],
  charges: [],
  prepaid: 0,
  withholdings: [],
  credit: false,
  shortAmounts: false,
  qr: 'url',
  ...changes,
})

export const shape = (
  name: string,
  lines: readonly DraftLine[],
  changes: Partial<Draft> = {},
  change: (text: string) => string = (text) => text,
  loud?: readonly string[],
): Shape => ({ name, text: change(invoiceXml(draft(lines, changes))), ...(loud ? { loud } : {}) })

export function swap(text: string, from: string | RegExp, to: string): string {
  const next = text.replace(from, to)
  if (next === text) throw new Error(`nothing to replace: ${String(from)}`)
  return next
}

export function swapAll(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`nothing to replace: ${from}`)
  return text.replaceAll(from, to)
}
