import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, register, succeed, type Person } from '../support/contract-people'
import type { ContractTarget } from '../support/contract-target'
import { openClientScene } from './client-scene'

let target: ContractTarget
let admin: Person
let advisor: Person
let other: Person
let client: Person
beforeAll(async () => void ({ target, admin, advisor, other, client } = await openClientScene()))
afterAll(() => target?.stop())

const listed = async (member: Person, wanted: Record<string, string>) => {
  const { rows } = must(await member.client.rpc('list_clients', { wanted })) as unknown as {
    rows: { id: string }[]
  }
  return rows.some(({ id }) => id === client.id)
}

test('a member finds a client by name, e-mail and NIT, unless it is another advisor’s client', async () => {
  for (const search of ['cafe nandu', 'ÑANDÚ', '900.108.281-3', '900108281', client.email]) {
    expect(await listed(advisor, { search }), search).toBe(true)
    expect(await listed(admin, { search }), search).toBe(true)
    expect(await listed(other, { search }), search).toBe(false)
  }
  expect(await listed(admin, { search: 'nandu', advisor: advisor.id })).toBe(true)
  expect(await listed(admin, { search: 'nandu', advisor: other.id })).toBe(false)
  expect(await listed(admin, { search: 'nandu', advisor: 'nobody' })).toBe(false)
  expect(await listed(admin, { search: 'nandu', status: 'rejected' })).toBe(false)
})

test('a ready-made filter lists its clients and counts only those that the member sees', async () => {
  const person = await register(target, 'vista')
  succeed(await advisor.client.rpc('set_approval', { target: person.id, new_status: 'approved' }))
  const views = async ({ client }: Person) => must(await client.rpc('client_views')) as Record<string, number>
  const found = async (view: string) => {
    const wanted = { view, search: person.email.split('@')[0] } as never
    const { rows } = must(await advisor.client.rpc('list_clients', { wanted })) as unknown as {
      rows: { id: string; seen_at: string | null; next: object | null }[]
    }
    return rows.map(({ id, seen_at, next }) => ({ id, seen_at, next }))
  }
  const row = { id: person.id, seen_at: null, next: null }
  expect([await found('no-profile'), await found('away')]).toEqual([[row], [row]])
  expect([await found('overdue'), await found('uninvited')]).toEqual([[], []])
  const before = await views(advisor)
  expect(before).toMatchObject({ mine: before['all'] })
  succeed(
    await advisor.client.rpc('save_tax_profile', {
      client: person.id,
      valid_from: '2026-01-01',
      profile: { kind: 'company', regime: 'ordinary' },
      seen: null as never,
    }),
  )
  expect(await found('no-profile')).toEqual([])
  expect((await views(advisor))['no-profile']).toBe(before['no-profile']! - 1)
  expect((await views(other))['all']).toBeLessThan((await views(admin))['all']!)
})

test('the client list pages in both directions and has no members of the firm in it', async () => {
  const word = `p${randomUUID().slice(0, 6)}`
  for (const n of [1, 2, 3, 4, 5]) {
    const person = await register(target, word)
    succeed(await advisor.client.rpc('set_approval', { target: person.id, new_status: 'approved' }))
    succeed(await person.client.rpc('save_profile', { full_name: `${word} ${n}`, phone_number: '' }))
  }
  type Page = { rows: { title: string }[]; before: unknown; after: unknown }
  const page = async (more: object) =>
    must(
      await advisor.client.rpc('list_clients', { wanted: { search: word, ...more } as never, page_size: 2 }),
    ) as unknown as Page
  const titles = ({ rows }: Page) => rows.map(({ title }) => title)
  const first = await page({})
  const second = await page({ cursor: first.after })
  const third = await page({ cursor: second.after })
  expect([first, second, third].flatMap(titles)).toEqual([1, 2, 3, 4, 5].map((n) => `${word} ${n}`))
  expect(first.before).toBeNull()
  expect(third.after).toBeNull()
  expect(titles(await page({ cursor: third.before, backward: true }))).toEqual(titles(second))
  expect(titles(await page({ cursor: second.before, backward: true }))).toEqual(titles(first))
  expect(await listed(admin, { search: admin.email, status: 'all' })).toBe(false)
})
