import Big from 'big.js'
import { z } from 'zod'
import { worksheetText as text } from '@/content/worksheet'
import { formatPercent } from '@/lib/format/number'
import type { WorksheetKind } from '@/lib/worksheet/period'

/** An amount in pesos as decimal text, so that no cent is lost. */
const pesos = z.string().regex(/^-?\d+(\.\d{1,2})?$/)

export const worksheetShape = z.object({
  title: z.string(),
  cycle: z.enum(['bimester', 'four-months']).nullable(),
  figures: z.array(z.object({ figure: z.string(), base: pesos, amount: pesos, documents: z.number() })),
})
export type Worksheet = z.output<typeof worksheetShape>
export type Figure = Worksheet['figures'][number]

export const documentsShape = z.object({
  more: z.boolean(),
  rows: z.array(
    z.object({
      id: z.uuid(),
      figure: z.string(),
      number: z.string(),
      kind: z.string().nullable(),
      party: z.string().nullable(),
      nit: z.string().nullable(),
      document: z.string(),
      issued_on: z.string().nullable(),
      created_at: z.string(),
      currency: z.string().nullable(),
      rate: z.string().nullable(),
      base: pesos,
      amount: pesos,
    }),
  ),
})
export type WorksheetDocuments = z.output<typeof documentsShape>

const partsOf = (figure: string) => {
  const [side = '', code = '', percent = ''] = figure.split('/')
  return { side, code, percent }
}

export function figureName(figure: string): string {
  const { side, code, percent } = partsOf(figure)
  if (side === 'left') return text.reasons[code] ?? code
  if (code === '01' && percent === 'none') return text.untaxed
  if (code === 'w') return text.notWithheld
  const tax =
    text.taxes[code] ?? (code.startsWith('w') ? text.otherWithheld(code.slice(1)) : text.other(code))
  return percent === 'amount' ? text.noRate(tax) : text.rate(tax, formatPercent(Number(percent)))
}

export function wholeName(figure: string): string {
  const { side } = partsOf(figure)
  const name = figureName(figure)
  return Object.hasOwn(text.sides, side) ? `${name}, ${text.sides[side as keyof typeof text.sides]}` : name
}

type SectionId = keyof typeof text.sections
export type Section = {
  id: SectionId
  figures: Figure[]
  total: string | null
}

type Belongs = (parts: ReturnType<typeof partsOf>) => boolean
const isWithheld = (code: string) => code.startsWith('w')
const known = new Set(['01', '04'])

const sectionsOf: Record<WorksheetKind, readonly [SectionId, Belongs][]> = {
  vat: [
    ['sales', ({ side, code }) => side === 'sale' && code === '01'],
    ['purchases', ({ side, code }) => side === 'purchase' && code === '01'],
    ['consumption', ({ side, code }) => side !== 'support' && side !== 'left' && code === '04'],
    ['support', ({ side, code }) => side === 'support' && !isWithheld(code)],
    ['withheld-purchases', ({ side, code }) => side === 'purchase' && code === 'w05'],
    ['withheld-sales', ({ side, code }) => side === 'sale' && code === 'w05'],
    ['withheld-support', ({ side, code }) => side === 'support' && code === 'w05'],
    [
      'others',
      ({ side, code }) => side !== 'support' && side !== 'left' && !isWithheld(code) && !known.has(code),
    ],
    ['left', ({ side }) => side === 'left'],
  ],
  withholding: [
    ['withheld-purchases', ({ side, code }) => side === 'purchase' && isWithheld(code)],
    ['withheld-support', ({ side, code }) => side === 'support' && isWithheld(code)],
    ['withheld-sales', ({ side, code }) => side === 'sale' && isWithheld(code)],
    ['left', ({ side }) => side === 'left'],
  ],
}
const always: readonly SectionId[] = ['sales', 'purchases']
const alwaysWithheld: readonly SectionId[] = ['withheld-purchases']
/** Sorts figures by rate, the highest first; figures without a rate come last. */
const weight = ({ figure }: Figure) => {
  const { percent } = partsOf(figure)
  return percent === 'none' ? -2 : percent === 'amount' ? -1 : Number(percent)
}

export function worksheetSections(kind: WorksheetKind, figures: readonly Figure[]): Section[] {
  return sectionsOf[kind].flatMap(([id, belongs]): Section[] => {
    const own = figures
      .filter(({ figure }) => belongs(partsOf(figure)))
      .toSorted(
        (one, other) =>
          Number(partsOf(one.figure).code === 'w') - Number(partsOf(other.figure).code === 'w') ||
          partsOf(one.figure).code.localeCompare(partsOf(other.figure).code) ||
          weight(other) - weight(one),
      )
    const shown = own.length > 0 || (kind === 'vat' ? always : alwaysWithheld).includes(id)
    return shown ? [{ id, figures: own, total: id === 'left' ? null : amountOf(own) }] : []
  })
}

const amountOf = (figures: readonly Figure[]): string =>
  figures.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)

export function vatBalance(sections: readonly Section[]): {
  sales: string
  purchases: string
  balance: string
} {
  const of = (id: SectionId) => sections.find((section) => section.id === id)?.total ?? '0.00'
  const [sales, purchases] = [of('sales'), of('purchases')]
  return { sales, purchases, balance: new Big(sales).minus(purchases).toFixed(2) }
}
