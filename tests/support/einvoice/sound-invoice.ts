import { checkDigit } from '../../../supabase/sample-files/parties'
import { randomOf, type Random } from './random'
import { draftLines, type Draft, type DraftParty, type DraftTax } from './draft'

export const draftKinds = [
  'national',
  'export',
  'contingency',
  'final-consumer',
  'credit-note',
  'credit-note-cancels',
  'debit-note',
] as const
export type DraftKind = (typeof draftKinds)[number]

const company = (name: string, nit: string): DraftParty => ({
  name,
  nit,
  digit: String(checkDigit(nit)),
  idType: '31',
})
const suppliers = [
  company('Papeles del Roble S.A.S.', '999100201'),
  company('Transportes Nube Clara Ltda.', '999100317'),
  company('Ferretería Ñandú & Cía.', '999100428'),
  { name: 'Persona Inventada', nit: '1099900011', digit: '', idType: '13' },
]
export const ownCompany = company('Café Tres Lunas S.A.S.', '999200555')
const finalConsumer: DraftParty = { name: 'consumidor final', nit: '222222222222', digit: '', idType: '13' }
const abroad: DraftParty = { name: 'Far Away Ltd.', nit: 'GB-4471', digit: '', idType: '50' }

export function soundInvoice({ seed, kind = 'national' }: { seed: number; kind?: DraftKind }): Draft {
  const random = randomOf(seed)
  const foreign = kind === 'export'
  const note = kind.includes('note')
  const count = random.between(1, 4)
  const lines = draftLines(random, {
    count,
    foreign,
    wholeTaxes: !foreign && count <= 2 && random.chance(0.3),
  })
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    kind: kind.startsWith('credit-note') ? 'credit-note' : note ? 'debit-note' : 'invoice',
    typeCode:
      { export: '02', contingency: '03' }[kind as string] ?? (kind.startsWith('credit') ? '91' : '01'),
    operation: note ? (kind === 'debit-note' ? '30' : '20') : '10',
    environment: '1',
    // The prefix is random, because in practice it does not depend on the kind of document.
    prefix: random.pick(['FV', 'SETP', 'NC', '']),
    serial: random.between(1000, 9_000_000),
    date: `2026-0${random.between(1, 9)}-${String(random.between(1, 28)).padStart(2, '0')}`,
    time: `${String(random.between(8, 19)).padStart(2, '0')}:30:15-05:00`,
    currency: foreign ? 'USD' : 'COP',
    supplier: kind === 'final-consumer' || foreign ? ownCompany : random.pick(suppliers),
    customer: kind === 'final-consumer' ? finalConsumer : foreign ? abroad : ownCompany,
    lines,
    discounts: random.chance(0.25) ? [Math.round(gross * 0.02), Math.round(gross * 0.01)] : [],
    charges: random.chance(0.15) ? [Math.round(gross * 0.015)] : [],
    prepaid: random.chance(0.15) ? Math.round(gross * 0.1) : 0,
    subtractPrepaid: random.chance(0.6),
    withholdings: foreign || note ? [] : withholdings(random, gross),
    credit: random.chance(0.5),
    cancels: kind === 'credit-note-cancels',
    reference: note ? { number: `FV${random.between(100, 999)}`, code: hex(random) } : null,
    secret: hex(random).slice(0, 40),
    shortAmounts: random.chance(0.2),
    qr: random.pick(['url', 'text', 'absent']),
  }
}

const hex = (random: Random): string =>
  Array.from({ length: 96 }, () => random.upTo(16).toString(16)).join('')

function withholdings(random: Random, gross: number): DraftTax[] {
  if (!random.chance(0.3)) return []
  const of = (code: string, name: string, percent: number) => ({
    code,
    name,
    percent,
    base: gross,
    amount: Math.round((gross * percent) / 100),
  })
  return [of('06', 'ReteRenta', 2.5), of('07', 'ReteICA', 1.104)]
}
