import { describe, expect, test } from 'vitest'
import { timeAgo } from '@/lib/messages/inbox'
import { inboxHref, inboxQuery, inboxTabs, readClientThreads } from '@/lib/messages/inbox-href'
import { excerpt } from '@/lib/messages/inbox-queries'

describe('the address of the inbox', () => {
  const id = '3f0c6a52-9f3a-4f8e-9d0e-2b6a4c1d5e7f'

  test('shows the beginning when its values are invalid', () => {
    const plain = inboxQuery.parse({})
    expect(plain).toMatchObject({ estado: inboxTabs[0], mias: false, buscar: '' })
    const odd = { estado: 'otra', mias: 'si', cliente: 'x', desde: 'ayer', buscar: ['a', 'b'] }
    expect(inboxQuery.parse(odd)).toEqual({ ...plain, buscar: 'a' })
    expect(inboxQuery.parse({ buscar: 'x'.repeat(200) }).buscar).toHaveLength(100)
  })

  test('has the filters of its list, and starts from the beginning when one changes', () => {
    const desde = `2026-11-20T12:00:00.123456+00:00_${id}`
    const query = inboxQuery.parse({ estado: 'abiertas', mias: '1', buscar: 'iva & más', cliente: id, desde })
    const whole = new URL(inboxHref(query, { desde: query.desde }), 'http://x').searchParams
    expect(inboxQuery.parse(Object.fromEntries(whole))).toEqual(query)
    expect(inboxHref(query, { mias: false })).not.toMatch(/desde|mias/)
  })

  test('for one client is a tab of that client’s page', () => {
    const query = readClientThreads({ ver: 'mensajes', buscar: 'iva', cliente: 'otro' }, id)
    const address = inboxHref(query, { mias: true })
    expect(address).toBe(`/admin/clientes/${id}?ver=mensajes&mias=1&buscar=iva`)
    const params = Object.fromEntries(new URL(address, 'http://x').searchParams)
    expect(readClientThreads(params, id)).toEqual({ ...query, mias: true })
  })

  test.each([
    [0, 'hace un momento'],
    [60, 'hace 1 min'],
    [3599, 'hace 59 min'],
    [3600, 'hace 1 hora'],
    [90_000, 'hace 1 día'],
    [260_000, 'hace 3 días'],
  ])('calls a message of %d seconds ago «%s»', (seconds, body) => {
    expect(timeAgo(seconds)).toBe(body)
  })
})

describe('a search result in the messages', () => {
  const long = `${'Antes de todo. '.repeat(20)}Aquí está la retención que buscas.${' Y después más.'.repeat(20)}`

  test('shows a short text whole, on one line', () => {
    expect(excerpt('  Hola,\n\nAna ', 'ana')).toBe('Hola, Ana')
  })

  test('shows a long text cut around the match, also without accents', () => {
    const cut = excerpt(long, 'RETENCION')
    expect(cut).toContain('la retención que buscas')
    expect(cut).toMatch(/^… .* …$/)
    expect(Array.from(cut).length).toBeLessThan(160)
  })

  test('finds the match after characters of several units', () => {
    expect(excerpt(`${'🧾ﬁ'.repeat(200)} número ${'x'.repeat(300)}`, 'numero')).toContain('número')
  })

  test('shows the beginning of the text when the words are not in it', () => {
    expect(excerpt(long, 'nada')).toMatch(/^Antes de todo/)
  })
})
