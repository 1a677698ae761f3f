import { addDays } from '@/lib/calendar/civil-day'
import { rowKey, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import { lastDay, monthAfter } from '@/lib/einvoice/dian-list/month'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import type { ListClass } from '@/lib/einvoice/dian-list/list-class'
import { clientNit, cufeOf, ourOf, someRow } from './some-row'

/** Returns a seeded source of random numbers, so that a month can be made again from its seed. */
function randomOf(seed: number) {
  let state = seed + 0x9e3779b9
  return (below: number): number => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) % below
  }
}

export type GeneratedMonth = {
  month: string
  rows: ListRow[]
  ours: OurDocument[]
  /** The expected class of each purchase in the list, and of each of our documents that the list lacks. */
  planted: Map<string, ListClass>
}

const words = ['Papeles', 'Aceros', 'Muebles', 'Energía', 'Aseo', 'Estibas', 'Logística']

/** Returns DIAN's list of one month and our documents, with every kind of difference between the two. */
export function generatedMonth(seed: number, equal = 8): GeneratedMonth {
  const random = randomOf(seed)
  const month = monthAfter('2025-01', seed % 24)
  const rows: ListRow[] = []
  const ours: OurDocument[] = []
  const planted = new Map<string, ListClass>()
  let folio = 1000 + random(9000)

  const day = (from = 1, span = 27) => addDays(`${month}-01`, from - 1 + random(span))
  const row = (change: Partial<ListRow> = {}): ListRow => {
    folio += 1 + random(40)
    const number = random(80)
    const total = (10_000 + random(9_000_000)) * 100 + random(100)
    return someRow({
      folio: String(folio),
      prefix: random(3) === 0 ? '' : `F${'ABCD'[random(4)]}`,
      issuerNit: String(800_000_000 + number * 7919),
      issuer: `${words[number % words.length]} ${number} S.A.S.`,
      issued: day(),
      total,
      iva: random(4) === 0 ? 0 : Math.round(total * 0.159_663_9),
      ...change,
    })
  }
  const plant = (one: ListRow, found: ListClass) => {
    rows.push(one)
    planted.set(rowKey(one), found)
    return one
  }
  const have = (one: ListRow, change: Partial<OurDocument> = {}) => {
    const added = ourOf(one, { id: `${seed}-${ours.length}`, ...change })
    ours.push(added)
    return added
  }
  const without = (added: OurDocument, found: ListClass) => planted.set(`ours:${added.id}`, found)

  const plain = () => {
    const one = plant(row(), 'igual')
    // Our file and DIAN's row describe the same document despite each of these changes.
    const change: Partial<OurDocument>[] = [
      {},
      { total: (one.total ?? 0) + 150 },
      { total: (one.total ?? 0) - 5_000_00, taxIncluded: one.total },
      { code: '', number: `${one.prefix} - 00${one.folio}` },
      { code: '', number: one.folio, supplierNit: one.issuerNit },
    ]
    have(one, change[random(one.prefix === '' ? 5 : 4)])
  }
  for (let at = 0; at < equal; at++) plain()

  for (let at = 0; at <= random(3); at++) plant(row(), 'falta_aqui')
  without(have(row()), 'falta_dian')
  have(plant(row(), 'valor_distinto'), { total: 1_00 })
  const noIva = plant(row({ iva: 500_000_00 }), 'valor_distinto')
  have(noIva, { iva: null })
  have(plant(row(), 'identidad_distinta'), { code: cufeOf(`other ${seed}`) })
  plant(row({ typeName: 'Nota de crédito electrónica' }), 'nota_huerfana')
  have(plant(row({ typeName: 'Nota Crédito electrónica' }), 'nota_huerfana'), { affects: null })

  const twice = plant(row(), 'duplicada')
  have(twice)
  have(twice, random(2) === 0 ? {} : { code: '' })
  without(have(row(), { isForeign: true }), 'otro_nit')
  plant(row({ receiverNit: '999284416' }), 'otro_nit')

  const credit = (whole: boolean) => {
    const bought = plant(row(), whole ? 'anulada' : 'reducida')
    const total = bought.total ?? 0
    const first = whole ? Math.floor(total / 3) : Math.floor(total / 5)
    const parts = whole ? [first, total - first] : [first]
    const credited = parts.reduce((sum, part) => sum + part, 0)
    const has = have(bought, { credited })
    for (const part of parts) {
      const note = plant(row({ typeName: 'Nota de crédito electrónica', total: part, iva: 0, issuerNit: bought.issuerNit }), whole ? 'anulada' : 'reducida') // prettier-ignore
      have(note, { affects: { id: has.id, total, credited } })
    }
  }
  credit(true)
  credit(false)

  const late = plant(row({ issued: lastDay(month) }), 'otro_mes')
  have(late, { month: monthAfter(month, 1), issued: `${monthAfter(month, 1)}-01` })
  const early = row({ issued: `${monthAfter(month, -1)}-20` })
  rows.push(early)
  without(have(early, { month, issued: `${month}-01` }), 'otro_mes')

  const total = 297_500_00 + seed
  const [one, two] = [row({ total, issued: `${month}-16` }), row({ total, issued: `${month}-17` })]
  two.issuerNit = one.issuerNit
  two.code = cufeOf(`two ${seed}`)
  plant(one, 'dudosa')
  plant(two, 'dudosa')
  without(have(one, { code: '', number: 'ilegible' }), 'dudosa')

  have(plant(row({ form: 'credit' }), 'sin_eventos'), { events: random(2) === 0 ? [] : ['030'] })
  have(plant(row({ form: 'credit' }), 'igual'), { events: ['030', '032'] })
  have(plant(row({ typeName: 'Nota de débito electrónica' }), 'igual'), {
    affects: { id: 'x', total: 1, credited: 0 },
  })
  const support = row({ typeName: 'Documento soporte con no obligados', group: 'issued', issuerNit: clientNit, receiverNit: '52123456' }) // prettier-ignore
  have(plant(support, 'igual'))
  const dollars = plant(row({ currency: 'USD', total: 1_200_00, iva: 0 }), 'igual')
  have(dollars, { currency: 'USD', total: null, iva: null })

  const again = rows[random(equal)] as ListRow
  const repetition = { ...again }
  rows.push(repetition)
  without(have(row(), { kind: null, code: '', number: '', total: null }), 'no_comparable')
  have(row(), { isRejected: true })

  // The list also contains sales, events and payroll, which are no purchases.
  for (let at = 0; at < 4; at++)
    have({ ...row({ group: 'issued', issuerNit: clientNit, receiverNit: '222222222222' }) })
  rows.push(row({ group: 'issued', issuerNit: clientNit, receiverNit: '222222222222' }))
  for (const typeName of [
    'Application response',
    'Nomina Individual',
    'Documento equivalente - Juegos localizados',
  ])
    rows.push(row({ typeName }))

  shuffled(rows, random)
  for (const [at, one] of rows.entries()) one.line = at + 2
  planted.set(`${rowKey(again)}#${Math.max(again.line, repetition.line)}`, 'no_comparable')
  return { month, rows, ours: shuffled(ours, random), planted }
}

function shuffled<T>(all: T[], random: (below: number) => number): T[] {
  for (let at = all.length - 1; at > 0; at--) {
    const other = random(at + 1)
    ;[all[at], all[other]] = [all[other] as T, all[at] as T]
  }
  return all
}
