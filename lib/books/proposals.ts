import type { BookAccount } from '@/lib/books/account'
import { catalogueOf, unlistedCodes } from '@/lib/books/catalogue'
import type { BookDocument, Decided } from '@/lib/books/document'
import { sumOfDebits, type Entry } from '@/lib/books/entry'
import { makeEntry, type Doubt } from '@/lib/books/make-entry'

type Source = NonNullable<Decided>
export type Ready = { document: BookDocument; entry: Entry; source: Source; isOwn: boolean }
export type Doubtful = {
  document: BookDocument
  doubts: Doubt[]
  difference: number
  /** The entry's accounts that are missing in the client's catalogue. */
  unlisted: string[]
  source: Source
  isOwn: boolean
}
/** A supplier without a rule, with the month's invoices for which nobody has decided how to book them. */
export type Untaught = { nit: string; documents: [BookDocument, ...BookDocument[]] }
export type Proposals = { ready: Ready[]; doubtful: Doubtful[]; untaught: Untaught[] }

/** Divides a month's purchases into ready ones, doubtful ones, and those without a decision or rule. */
export function proposalsOf(
  documents: readonly BookDocument[],
  accounts: readonly BookAccount[] = [],
): Proposals {
  const catalogue = catalogueOf(accounts)
  const ready: Ready[] = []
  const doubtful: Doubtful[] = []
  const untaught = new Map<string, Untaught>()
  for (const document of documents) {
    const { own, rule, nit } = document
    const source = own ?? rule
    if (!source) {
      const known = untaught.get(nit)
      if (known) known.documents.push(document)
      else untaught.set(nit, { nit, documents: [document] })
      continue
    }
    const isOwn = own !== null
    const { entry, doubts, difference } = makeEntry(document, source.treatment, isOwn, catalogue)
    if (entry && doubts.length === 0) ready.push({ document, entry, source, isOwn })
    else
      doubtful.push({
        document,
        doubts,
        difference,
        unlisted: entry ? unlistedCodes(entry, catalogue) : [],
        source,
        isOwn,
      })
  }
  return {
    ready,
    doubtful,
    untaught: [...untaught.values()].toSorted((one, other) => other.documents.length - one.documents.length),
  }
}

/** Returns an invoice's total in cents of pesos, with prepayments; null when it cannot be computed. */
export function totalOf({ payable, prepaid, currency, rate }: BookDocument): number | null {
  const by = currency === 'COP' ? 1 : rate
  return payable === null || by === null ? null : Math.round((payable + (prepaid ?? 0)) * by * 100)
}

export const sumOfReady = (ready: readonly Ready[]): number =>
  ready.reduce((sum, { entry }) => sum + sumOfDebits(entry), 0)
