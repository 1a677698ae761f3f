import type { DianAnswer } from '@/lib/einvoice/model/dian-answer'

/** Every value of these types is text as the document writes it, trimmed; '' where it is absent. */
export type Party = {
  name: string
  /** Without its check digit, if it was written as it should be. */
  nit: string
  digit: string
  /** 31 is a NIT, 13 a cédula. */
  idType: string
  /** The name and the NIT by which it is registered, where the document says them a second time. */
  legal: { name: string; nit: string }
  /** Codes such as `O-13;O-15`. */
  responsibilities: string
  /** 1 is a company, 2 a person. */
  organization: string
  address: string
  city: string
  email: string
}

export type TaxShare = {
  base: string
  amount: string
  percent: string
  /** For taxes per unit, such as the one on bags, instead of base and percent. */
  units: string
  perUnit: string
}

/** All shares of one tax: code 01 IVA, 03 ICA, 04 INC; 05, 06 and 07 withholdings. */
export type Tax = { code: string; name: string; amount: string; shares: readonly TaxShare[] }
export type Allowance = {
  charge: boolean
  reason: string
  amount: string
  base: string
  /** Of the base: `33.33`. */
  percent: string
}

export type InvoiceLine = {
  id: string
  description: string
  quantity: string
  unit: string
  price: string
  /** How many units the price is for. */
  baseQuantity: string
  amount: string
  free: boolean
  allowances: readonly Allowance[]
  taxes: readonly Tax[]
}

export type Totals = {
  lines: string
  taxExclusive: string
  taxInclusive: string
  allowances: string
  charges: string
  prepaid: string
  /** Added to what is to be paid; may be negative. Readings that were kept before know nothing of it. */
  rounding?: string
  payable: string
}

/** The numbering that DIAN authorized. */
export type NumberingRange = {
  authorization: string
  startDate: string
  endDate: string
  prefix: string
  from: string
  to: string
}

export type Reference = {
  kind: 'invoice' | 'credit-note' | 'debit-note'
  number: string
  code: string
  date: string
}

export type ExchangeRate = { from: string; to: string; rate: string; date: string }

type Payment = {
  credit: boolean
  means: string
  dueDate: string
  /** Each way to pay that is named, by its form (1 cash, 2 credit) and its means. */
  ways: readonly { form: string; means: string }[]
}

export type InvoiceKind = 'invoice' | 'credit-note' | 'debit-note'

/** An electronic invoice or a note about one, as DIAN's annex 1.9 knows them. */
export type Invoice = {
  kind: InvoiceKind
  /** `UBL 2.1` */
  version: string
  /** 01 to 04 for invoices, 91 for credit notes. */
  typeCode: string
  operation: string
  profile: string
  /** 1 production, 2 test. */
  environment: string
  number: string
  issueDate: string
  issueTime: string
  dueDate: string
  /** The CUFE of an invoice, the CUDE of a note. */
  code: { value: string; scheme: string; environment: string }
  currency: string
  /** What a foreign currency is worth in pesos. */
  exchange: ExchangeRate | null
  /** Currencies of single amounts that are not the document's. */
  foreignCurrencies: readonly string[]
  supplier: Party
  customer: Party
  lines: readonly InvoiceLine[]
  lineCount: string
  taxes: readonly Tax[]
  withholdings: readonly Tax[]
  allowances: readonly Allowance[]
  /** Each payment made in advance; their sum is `totals.prepaid`. */
  prepayments: readonly string[]
  totals: Totals
  /** What the invoice is for, such as a month of rent; '' where it does not say. */
  period: { start: string; end: string }
  payment: Payment
  references: readonly Reference[]
  /** Why a note was made, and about which number; 2 in a credit note cancels the invoice. */
  reason: { code: string; text: string; number: string }
  range: NumberingRange | null
  software: string
  qr: string
  notes: readonly string[]
  /** Elements in another vocabulary than DIAN's, the first few of them. */
  foreignElements: readonly string[]
  /** What DIAN answered; null when the document came without its answer. */
  answer: DianAnswer | null
}
