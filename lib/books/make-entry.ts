import { booksText as text } from '@/content/books'
import { withholdingConcepts } from '@/content/books-withholding'
import type { BookDocument } from '@/lib/books/document'
import { balances, entryShape, type Entry, type EntryLine } from '@/lib/books/entry'
import { noCatalogue, unlistedCodes, type Catalogue } from '@/lib/books/catalogue'
import { followsSplit } from '@/lib/books/line-proposals'
import { partsOf, perLine, shared, taxedBase, vat, type Cents, type Part } from '@/lib/books/parts'
import type { Treatment, Withholding } from '@/lib/books/treatment'
import { isBetween, termsOf } from '@/lib/books/withholding'
import { formatPercent } from '@/lib/format/number'
import { plainNit } from '@/lib/format/nit'
import { oneLine } from '@/lib/format/one-line'

/**
 * Reasons why a person has to look at an entry.
 * The doubts in `hardDoubts` are reported even if a person has decided how to book the invoice.
 */
export type Doubt = keyof typeof text.doubts
export const hardDoubts: readonly Doubt[] = [
  'unbalanced',
  'amounts',
  'party',
  'no-uvt',
  'old-base',
  'too-withheld',
  'lines',
  'account',
  'centre',
]

export type Made = {
  /** The entry, which always balances; null when the amounts do not make an entry. */
  entry: Entry | null
  doubts: Doubt[]
  /** The cents by which the document's total exceeds its lines and taxes; they are booked as rounding. */
  difference: number
}

/** Descriptions get at most this many characters, because one accounting program cuts longer ones. */
const longestDetail = 100
/** A person has to enter documents with more tax lines than this. */
const mostTaxes = 40
/** The database limits the length of an entry, so an entry has at most this many lines. */
const mostEntryLines = 150
/** A larger amount in cents cannot be a purchase, and would be inexact as a JavaScript number. */
const largest = 10 ** 14
/** A difference of up to this many cents between a total and its base and taxes may be booked as an expense. */
export const mostTaken = 100_000

const consumption = '04'
const [aiu, mandate] = ['09', '11']
/** Identity documents that accounting programs accept: cédula, NIT and cédula de extranjería. */
const localIds = ['', '13', '31', '22']

/** Makes the entry of an accepted purchase, with taxes, withholdings, rounding and the payable amount. */
export function makeEntry(
  document: BookDocument,
  treatment: Treatment,
  isOwn = false,
  catalogue: Catalogue = noCatalogue,
): Made {
  const { kind, base: whole, taxes, payable, prepaid, rounding, lines } = document
  const rate = document.currency === 'COP' ? 1 : document.rate
  const cents = (amount: number | null) => Math.round((amount ?? 0) * (rate ?? 0) * 100) + 0
  const base = cents(whole)
  const charged = taxes.filter(({ withheld, amount }) => !withheld && amount !== 0)
  const charges = charged.map(({ amount }) => cents(amount))
  const sum = charges.reduce((all, one) => all + one, base)
  // For a document in another currency, a difference of one cent of that currency is treated as rounding too.
  const slack = Math.max(perLine, Math.ceil(rate ?? 0)) * Math.max(lines, 1)
  const isNear = (amount: number) => Math.abs(amount - sum) <= slack || amount - sum === cents(rounding)
  // Some suppliers' programs subtract prepayments from the amount to pay, others only state them.
  const total = isNear(cents(payable)) ? cents(payable) : cents(payable) + cents(prepaid)
  const all = [base, total, cents(prepaid), ...charges]
  const isWrong = all.some((one) => one < 0 || one > largest) || total === 0 || charged.length > mostTaxes
  if (rate === null || payable === null || isWrong) return { entry: null, doubts: ['amounts'], difference: 0 }

  const parts = partsOf(document, treatment, base, cents)
  if (parts === null) return { entry: null, doubts: ['lines'], difference: 0 }
  const difference = total - sum
  const isRounding = isNear(total)
  const isTaken = isOwn && treatment.difference && Math.abs(difference) <= mostTaken
  const { held, doubts: heldDoubts } = withheld(document, treatment, parts, { base, rate, isOwn })
  const kept = held.reduce((sum, { credit }) => sum + credit, 0)
  const party = treatment.party || partyOf(document)
  const found: (Doubt | false)[] = [
    !isRounding && !isTaken && 'unbalanced',
    kept > total && 'too-withheld',
    party === '' && 'party',
    !localIds.includes(document.idType) && treatment.party === '' && 'foreign',
    document.operation === aiu && 'aiu',
    document.operation === mandate && 'mandate',
    charged.some(({ code }) => code !== vat && code !== consumption) && 'other-tax',
    cents(prepaid) > 0 && 'prepaid',
    taxedBase(document, cents) > base + perLine && 'gift',
    !isOwn && followsSplit(document) && 'split',
    ...heldDoubts,
  ]
  const doubts = found.filter((one) => one !== false).filter((one) => !isOwn || hardDoubts.includes(one))
  if (kept > total || (!isRounding && !isTaken)) return { entry: null, doubts, difference }

  // Lines that are booked one by one may not add up exactly to `base`; the difference is booked as rounding.
  const rounded = difference + base - parts.reduce((sum, { debit }) => sum + debit, 0)
  const made = [
    ...parts.map(partLine),
    ...charged.flatMap((tax, at) => taxLines(tax, charges[at] ?? 0, treatment, parts, cents)),
    ...roundingLine(rounded, treatment),
    ...held,
    line(treatment.payable, text.lines.payable, 'por_pagar', { credit: total - kept }),
  ]
    .filter(({ debit, credit }) => debit + credit > 0)
    .map((one) =>
      catalogue.get(one.account)?.needsCentre && one.centre === ''
        ? { ...one, centre: treatment.centre }
        : one,
    )
  if (made.length > mostEntryLines) return { entry: null, doubts: ['lines'], difference }
  const entry: Entry = {
    invoice: document.id,
    kind,
    number: oneLine(document.number),
    prefix: document.prefix,
    code: document.code,
    day: document.day,
    due: document.due,
    party,
    digit: treatment.party ? '' : document.digit,
    name: oneLine(document.supplier),
    currency: document.currency,
    rate: document.currency === 'COP' ? null : document.rate,
    lines: kind === 'credit-note' ? made.map(reversed) : made,
  }
  // The amounts come from the supplier's file; if they make no valid entry, a person enters the document.
  if (!balances(entry) || !entryShape.safeParse(entry).success)
    return { entry: null, doubts: ['amounts'], difference }
  if (unlistedCodes(entry, catalogue).length > 0) doubts.push('account')
  if (made.some((one) => one.centre === '' && catalogue.get(one.account)?.needsCentre)) doubts.push('centre')
  return { entry, doubts, difference }
}

/** Returns the supplier's identity number without the check digit; '' when there is none. */
const partyOf = ({ nit }: BookDocument): string => plainNit(nit.split('-')[0] ?? '').slice(0, 20)

const partLine = ({ account, centre, name, debit, untaxed }: Part): EntryLine =>
  line(account, name, 'gasto', { debit, centre, untaxed })

type Tax = BookDocument['taxes'][number]

/** Returns the entry's lines for a tax; a tax in the cost is booked on the accounts of the taxed lines. */
function taxLines(
  tax: Tax,
  debit: number,
  treatment: Treatment,
  parts: readonly Part[],
  cents: Cents,
): EntryLine[] {
  const name = [
    text.taxes[tax.code] ?? text.lines.otherTax(tax.code),
    tax.percent === null ? '' : formatPercent(tax.percent),
  ]
    .filter(Boolean)
    .join(' ')
  const base = cents(tax.base)
  if (tax.code === vat && treatment.taxUse === 'deductible' && treatment.taxAccount !== null)
    return [line(treatment.taxAccount, name, 'iva', { debit, base, rate: tax.percent })]
  const own = parts.map((part) => part.weightOf(tax))
  const weights = own.some((weight) => weight > 0) ? own : parts.map((part) => part.debit)
  const [debits, bases] = [shared(debit, weights), shared(base, weights)]
  const places = new Map<string, EntryLine>()
  for (const [at, { account, centre }] of parts.entries()) {
    const place = `${account} ${centre}`
    const before = places.get(place)
    places.set(
      place,
      line(account, text.lines.cost(name), tax.code === consumption ? 'inc' : 'gasto', {
        debit: (before?.debit ?? 0) + (debits[at] ?? 0),
        base: (before?.base ?? 0) + (bases[at] ?? 0),
        rate: tax.percent,
        centre,
      }),
    )
  }
  return [...places.values()]
}

function roundingLine(difference: number, { account, centre }: Treatment): EntryLine[] {
  const side = difference > 0 ? { debit: difference } : { credit: -difference }
  return difference === 0
    ? []
    : [line(account, text.lines.rounding, 'gasto', { ...side, centre, rounding: true })]
}

type Base = { base: number; rate: number; isOwn: boolean }

/** For a credit or debit note, the corrected invoice decides whether the minimum base is reached. */
function withheld(
  document: BookDocument,
  treatment: Treatment,
  parts: readonly Part[],
  { base, rate, isOwn }: Base,
) {
  const { kind, about, day, taxes } = document
  const { vatWithheld, icaWithheld } = treatment
  const doubts: Doubt[] = []
  const held: EntryLine[] = []
  const on = (isOwn ? treatment.base : null) ?? base
  const original = Math.round((about?.base ?? 0) * 100)
  const testedOf = (own: number) =>
    kind === 'invoice' ? own : kind === 'credit-note' ? original : original + own
  const tested = testedOf(on)
  const concepts =
    treatment.lines.length === 0 ? [{ withholding: treatment.withholding, on }] : conceptsOf(parts)
  const keeps = concepts.some(({ withholding }) => withholding) || vatWithheld || icaWithheld
  if (kind !== 'invoice' && keeps && about?.base == null) doubts.push('orphan-note')
  const iva = taxes.filter(({ code, withheld: isHeld }) => code === vat && !isHeld)
  const charged = Math.round(iva.reduce((sum, { amount }) => sum + amount, 0) * rate * 100)
  for (const { withholding, on: own } of concepts) {
    if (withholding === null) continue
    const terms = termsOf(withholding, day)
    if (typeof terms === 'string') {
      doubts.push(terms)
      continue
    }
    const name =
      withholding.concept === 'own' ? withholding.name : withholdingConcepts[withholding.concept].name
    if (isBetween(testedOf(own), terms)) doubts.push('between')
    if (testedOf(own) >= terms.from)
      held.push(
        line(withholding.account, text.lines.withheld(name, formatPercent(terms.percent)), 'retefuente', {
          credit: Math.round((own * terms.percent) / 100),
          base: own,
          rate: terms.percent,
        }),
      )
  }
  if (vatWithheld && tested >= vatWithheld.from)
    held.push(
      line(vatWithheld.account, text.lines.vatWithheld(formatPercent(vatWithheld.percent)), 'reteiva', {
        credit: Math.round((charged * vatWithheld.percent) / 100),
        base: charged,
        rate: vatWithheld.percent,
      }),
    )
  if (icaWithheld && tested >= icaWithheld.from)
    held.push(
      line(icaWithheld.account, text.lines.icaWithheld(icaWithheld.perMil), 'reteica', {
        credit: Math.round((on * icaWithheld.perMil) / 1000),
        base: on,
        rate: icaWithheld.perMil,
      }),
    )
  const stated = Math.round(taxes.reduce((sum, one) => sum + (one.withheld ? one.amount : 0), 0) * rate * 100)
  const kept = held.reduce((sum, { credit }) => sum + credit, 0)
  if (stated > 0 && Math.abs(stated - kept) > perLine) doubts.push('stated')
  return { held, doubts: [...new Set(doubts)] }
}

/** Adds up the lines with the same withholding, because only their sum has to reach the minimum base. */
function conceptsOf(parts: readonly Part[]): { withholding: Withholding; on: number }[] {
  const found = new Map<string, { withholding: Withholding; on: number }>()
  for (const { withholding, debit } of parts) {
    const key = JSON.stringify(withholding)
    found.set(key, { withholding, on: (found.get(key)?.on ?? 0) + debit })
  }
  return [...found.values()]
}

function line(
  account: string,
  detail: string,
  concept: EntryLine['concept'],
  more: Partial<EntryLine>,
): EntryLine {
  return {
    account,
    detail: oneLine(Array.from(oneLine(detail)).slice(0, longestDetail).join('')),
    centre: '',
    concept,
    debit: 0,
    credit: 0,
    base: null,
    rate: null,
    untaxed: false,
    rounding: false,
    ...more,
  }
}

const reversed = (one: EntryLine): EntryLine => ({ ...one, debit: one.credit, credit: one.debit })
