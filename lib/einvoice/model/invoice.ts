/** Every text in these types is trimmed text of the XML document; '' when absent. */
export type Party = {
  name: string
  /** The NIT as the issuer wrote it; the correct form has no check digit. */
  nit: string
  digit: string
  /** DIAN's code of the identity document: 31 is a NIT, 13 a cédula. */
  idType: string
  /** Name and NIT in `PartyLegalEntity`, which should repeat `name` and `nit`. */
  legal: { name: string; nit: string }
  responsibilities: string
  /** DIAN's code: 1 is a company, 2 a person. */
  organization: string
  address: string
  city: string
  email: string
}

export type TaxShare = {
  base: string
  amount: string
  percent: string
  units: string
  perUnit: string
}

/** DIAN's `code` 01 is IVA, 03 ICA, 04 INC; 05, 06 and 07 are withholdings. */
export type Tax = { code: string; name: string; amount: string; shares: readonly TaxShare[] }
export type Allowance = {
  charge: boolean
  reason: string
  amount: string
  base: string
  /** Percent of `base`, such as `33.33`. */
  percent: string
}

export type InvoiceLine = {
  id: string
  description: string
  quantity: string
  unit: string
  price: string
  /** The number of units for which `price` is stated. */
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
  /** The rounding is included in `payable` and may be negative; older stored readings do not have it. */
  rounding?: string
  payable: string
}

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
  /** DIAN's `form` 1 means cash, 2 means credit. */
  ways: readonly { form: string; means: string }[]
}

export type InvoiceKind = 'invoice' | 'credit-note' | 'debit-note'

export type Invoice = {
  kind: InvoiceKind
  version: string
  /** DIAN's document type: 01 to 04 for invoices, 91 for credit notes. */
  typeCode: string
  operation: string
  profile: string
  /** DIAN's environment: 1 is production, 2 is test. */
  environment: string
  number: string
  issueDate: string
  issueTime: string
  dueDate: string
  /** The CUFE of an invoice, the CUDE of a note. */
  code: { value: string; scheme: string; environment: string }
  currency: string
  exchange: ExchangeRate | null
  /** The currencies of amounts that are not in the document's currency. */
  foreignCurrencies: readonly string[]
  supplier: Party
  customer: Party
  lines: readonly InvoiceLine[]
  lineCount: string
  taxes: readonly Tax[]
  withholdings: readonly Tax[]
  allowances: readonly Allowance[]
  prepayments: readonly string[]
  totals: Totals
  period: { start: string; end: string }
  payment: Payment
  references: readonly Reference[]
  /** A credit note with `code` 2 cancels the invoice. */
  reason: { code: string; text: string; number: string }
  range: NumberingRange | null
  software: string
  qr: string
  notes: readonly string[]
  /** Names of the first three elements outside UBL's namespaces. */
  foreignElements: readonly string[]
  answer: DianAnswer | null
}

export type Remark = { code: string; text: string }

/** An answer is either DIAN's verdict (02 validated, 04 rejected) or a buyer's event (030 to 034). */
export type DianAnswer = {
  code: string
  description: string
  /** The CUFE or CUDE of the document that the answer concerns. */
  about: string
  aboutNumber: string
  senderNit: string
  /** The NIT of the document's issuer; '' when absent. */
  receiverNit: string
  remarks: readonly Remark[]
  date: string
  time: string
  environment: string
}
