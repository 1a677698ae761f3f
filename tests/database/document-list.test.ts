import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardShape } from '@/lib/portal/schema'
import { familyOf } from '@/lib/documents/schema'
import {
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

type Row = { id: string; name: string; file_type: string; file_size: number; created_at: string }
type Page = { rows: Row[]; before: string[] | null; after: string[] | null }

let target: ContractTarget
let server: Client
let ana: Person
let luis: Person
let all: Row[]

const names = [
  'Nómina',
  'nomina',
  'NÓMINA de marzo',
  'Factura 100%',
  'factura_10',
  'FE-4821',
  'Año nuevo',
  'a',
  'Informe',
]
const types = [
  'application/pdf',
  'application/xml',
  'image/png',
  'image/jpeg',
  'application/vnd.ms-excel',
  'text/csv',
]

const newRow = (owner: Person, n: number) => {
  const id = randomUUID()
  return {
    id,
    user_id: owner.id,
    name: `${names[n % names.length]}${n % 4 === 0 ? ` ${n}` : ''}.pdf`,
    file_path: `/api/documentos/${id}`,
    storage_path: `${owner.id}/${id}.pdf`,
    file_type: types[n % types.length] ?? '',
    // Many rows have the same size and time, so only the id decides their order.
    file_size: 100 + (n % 3),
    created_at: new Date(Date.UTC(2026, 0, 1 + (n % 5), 12, 0, 0, n % 2)).toISOString(),
  }
}

beforeAll(async () => {
  target = await openSharedTarget()
  server = openClient(target, target.secretKey)
  const staff = await registerStaff(target)
  ana = await register(target, 'ana')
  luis = await register(target, 'luis')
  await decide(staff, ana, 'approved')
  await decide(staff, luis, 'approved')
  const rows = Array.from({ length: 57 }, (_, n) => newRow(ana, n))
  must(await server.from('documents').insert(rows).select('id'))
  must(await server.from('documents').insert(newRow(luis, 1)).select('id'))
  all = rows
})
afterAll(() => target?.stop())

async function ask(wanted: object, size = 100, who = ana): Promise<Page> {
  const answer = must(await who.client.rpc('my_dashboard', { wanted: wanted as never, page_size: size }))
  dashboardShape.parse(answer)
  return (answer as unknown as { documents: Page }).documents
}

const key = (name: string) =>
  ` ${name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()}`
const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
const columns: Record<string, ((row: Row) => string | number)[]> = {
  created_at: [(row) => Date.parse(row.created_at)],
  name: [(row) => key(row.name)],
  size: [(row) => row.file_size],
  type: [(row) => familyOf(row.file_type), (row) => key(row.name)],
}
function expected(sort: string, descending: boolean, keep: (row: Row) => boolean): string[] {
  const by = [...(columns[sort] ?? []), (row: Row) => row.id]
  const ordered = all.filter(keep).sort((one, other) => {
    for (const part of by) {
      const way = compare(part(one), part(other))
      if (way !== 0) return way
    }
    return 0
  })
  return (descending ? ordered.reverse() : ordered).map(({ id }) => id)
}
const idsOf = ({ rows }: Page) => rows.map(({ id }) => id)

const filters: [name: string, wanted: object, keep: (row: Row) => boolean][] = [
  ['everything', {}, () => true],
  ['a type', { family: 'imagen' }, (row) => familyOf(row.file_type) === 'imagen'],
  ['a word', { search: 'nomina' }, (row) => key(row.name).includes('nomina')],
]
const orders = ['created_at', 'name', 'size', 'type'].flatMap((sort) => [
  [sort, true] as const,
  [sort, false] as const,
])

describe.each(filters)('the pages of %s', (_name, filter, keep) => {
  test.each(orders)(
    'by %s, descending: %s, cover the whole list forwards and backwards',
    async (sort, descending) => {
      const wanted = { ...filter, sort, descending }
      const whole = expected(sort, descending, keep)
      const seen: string[] = []
      let page = await ask(wanted, 7)
      expect(page.before).toBeNull()
      for (;;) {
        seen.push(...idsOf(page))
        if (!page.after) break
        page = await ask({ ...wanted, cursor: page.after }, 7)
      }
      expect(seen).toEqual(whole)
      const back: string[] = idsOf(page)
      while (page.before && back.length < whole.length - 7) {
        page = await ask({ ...wanted, cursor: page.before, backward: true }, 7)
        back.unshift(...idsOf(page))
      }
      expect(back).toEqual(whole.slice(-back.length))
      const first = await ask({ ...wanted, cursor: page.before ?? page.after, backward: true }, 7)
      expect(idsOf(first)).toEqual(whole.slice(0, 7))
      expect(first.before).toBeNull()
    },
  )
})

describe('a search of the documents', () => {
  const found = async (search: string) => [
    ...new Set((await ask({ search })).rows.map(({ name }) => key(name).split(' ')[1])),
  ]

  test.each([
    ['nómina', ['nomina']],
    ['NOMINA', ['nomina']],
    ['marzo nomi', ['nomina']],
    ['ómi', ['nomina']],
    ['fe-4821', ['fe']],
    ['4821 fe', ['fe']],
    ['año', ['ano']],
    ['%', ['nomina', 'factura', 'fe', 'ano', 'a', 'informe']],
    ['100%', ['factura']],
    ['fa', ['factura']],
    ['ct', []],
    ['act', ['factura']],
    ["x' or 1=1 --", []],
    ['inexistente', []],
  ])('for %s finds %j', async (search, words) => {
    expect((await found(search)).toSorted()).toEqual(words.toSorted())
  })

  test('never finds another client’s file, nor a task', async () => {
    succeed(
      await ana.client.from('documents').insert({
        name: 'Nómina por enviar',
        user_id: ana.id,
        file_path: `task_${Date.now()}`,
        storage_path: `tasks/${ana.id}`,
        file_type: 'pending',
        file_size: 0,
      }),
    )
    const ids = new Set(all.map(({ id }) => id))
    const { rows } = await ask({ search: 'nomina' })
    expect(rows.every(({ id }) => ids.has(id))).toBe(true)
    expect((await ask({ search: 'nomina' }, 100, luis)).rows).toHaveLength(1)
    const foreign = ['2027-01-01T00:00:00Z', all[0]?.id ?? '']
    expect((await ask({ cursor: foreign }, 100, luis)).rows).toHaveLength(1)
  })
})

test('a member reads the same document pages as the client, and only of clients whom the member sees', async () => {
  const of = (who: Person, client: string, wanted: object, page_size = 7) =>
    who.client.rpc('client_documents', { client, wanted: wanted as never, page_size })
  const member = await registerStaff(target)
  // Members also see whether the client sees a file; in this test the client sees every file.
  const asMember = async (wanted: object) => {
    const page = must(
      await ana.client.rpc('my_documents', { wanted: wanted as never, page_size: 7 }),
    ) as unknown as Page
    expect(idsOf(page)).toEqual(idsOf(await ask(wanted, 7)))
    return { ...page, rows: page.rows.map((row) => ({ ...row, client_sees: true })) }
  }
  for (const wanted of [{}, { search: 'nomina', sort: 'name' }, { family: 'imagen', sort: 'size' }])
    expect(must(await of(member, ana.id, wanted))).toEqual(await asMember(wanted))
  const { after } = await ask({}, 7)
  expect(must(await of(member, ana.id, { cursor: after }))).toEqual(await asMember({ cursor: after }))
  const stranger = await registerAdvisor(target)
  expect((await of(stranger, ana.id, {})).error?.message).toBe('not-found')
  expect((await of(luis, ana.id, {})).error?.message).toBe('staff-only')
})

test('the database and the page group file types the same way', async () => {
  const rows = must(
    await server.from('documents').select('file_type, family').eq('user_id', ana.id).eq('kind', 'file'),
  )
  expect(rows.filter(({ file_type, family }) => familyOf(file_type) !== family)).toEqual([])
})

test('people who wait or were rejected see none of their documents', async () => {
  const pedro = await register(target, 'pedro')
  must(
    await server
      .from('documents')
      .insert([newRow(pedro, 1), newRow(pedro, 2)])
      .select('id'),
  )
  const nothing = { rows: [], before: null, after: null }
  for (const sort of ['created_at', 'name', 'size', 'type'])
    expect(await ask({ sort }, 1, pedro)).toEqual(nothing)
  await decide(await registerStaff(target), pedro, 'rejected')
  expect(await ask({ sort: 'name' }, 1, pedro)).toEqual(nothing)
})
