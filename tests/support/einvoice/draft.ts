/** An invoice before it is written. Amounts are whole cents: another arithmetic than that of the reviewer. */
export type DraftLine = {
  text: string
  /** Thousandths. */
  quantity: number
  price: number
  discount: number
  charge: number
  amount: number
  free: boolean
  taxes: readonly DraftTax[]
}
export type DraftTax = {
  code: string
  name: string
  /** Null for taxes per unit. */
  percent: number | null
  base: number
  amount: number
  /** Cents a unit, and how many units are written; one if nobody says. */
  perUnit?: number
  units?: string
  /** A base and a percent of zero beside the price of a unit, as some programs write them. */
  zeros?: boolean
}
export type DraftParty = { name: string; nit: string; digit: string; idType: string }

export type Draft = {
  kind: 'invoice' | 'credit-note' | 'debit-note'
  typeCode: string
  operation: string
  environment: '1' | '2'
  prefix: string
  serial: number
  date: string
  time: string
  currency: string
  supplier: DraftParty
  customer: DraftParty
  lines: readonly DraftLine[]
  discounts: readonly number[]
  charges: readonly number[]
  prepaid: number
  subtractPrepaid: boolean
  withholdings: readonly DraftTax[]
  credit: boolean
  cancels: boolean
  reference: { number: string; code: string } | null
  /** Technical key or PIN. */
  secret: string
  /** Amounts without decimals where they have none, as some programs write them. */
  shortAmounts: boolean
  qr: 'url' | 'text' | 'absent'
}

export const numberOf = (draft: Draft): string => `${draft.prefix}${draft.serial}`
