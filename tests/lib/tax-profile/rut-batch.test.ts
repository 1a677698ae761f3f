import { expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import type { Rut } from '@/lib/tax-profile/read-rut'
import { judgeRuts, nitsInName, nitsOfRuts, type Holder, type ReadFile } from '@/lib/tax-profile/rut-batch'

const nit = '901207354'
const rut: Rut = {
  nit,
  digit: checkDigit(nit),
  kind: 'company',
  name: 'Café Sur S.A.S.',
  responsibilities: ['05', '48'],
  activities: [],
  municipality: '11001',
  made: '2026-03-04',
}
const profile: NonNullable<Holder['profile']> = {
  nit,
  digit: checkDigit(nit),
  name: 'Café Sur S.A.S.',
  kind: 'company',
  regime: 'ordinary',
  responsibilities: ['05', '48'],
  entity: null,
  activities: [],
  vat_cycle: 'four-months',
  traits: ['employer'],
  municipalities: [{ code: '11001', duties: ['local-tax-annual'] }],
  valid_from: '2025-01-01',
}
const holder: Holder = { nit, id: 'x', title: 'Café Sur', others: 0, seen: '2026-01-01T00:00:00Z', profile }
const file = (read: ReadFile['read'], name = 'rut.pdf', key = name): ReadFile => ({ key, name, read })
const judge = (read: ReadFile['read'], of: readonly Holder[] = [holder], name?: string) =>
  judgeRuts([file(read, name)], of, '2026-11-26')[0]!

test('a RUT without news changes nothing, and a client without a profile gets one', () => {
  expect(judge(rut)).toMatchObject({ state: 'same', save: null })
  expect(judge(rut, [{ ...holder, profile: null, seen: null }])).toMatchObject({
    state: 'new',
    client: { id: 'x', title: 'Café Sur' },
    save: {
      valid_from: '2026-01-01',
      seen: null,
      profile: { regime: 'ordinary', municipalities: [{ code: '11001', duties: [] }] },
    },
  })
})

test('differences in a RUT are shown from old to new, and what it does not say stays', () => {
  const { state, lines, save } = judge({ ...rut, responsibilities: ['47', '48'], municipality: '76001' })
  expect(state).toBe('differs')
  expect(lines).toEqual([
    { label: 'Régimen de renta', from: 'Régimen ordinario de renta', to: 'Régimen SIMPLE de tributación' },
    { label: 'Responsabilidades', from: '05, 48', to: '47, 48' },
    { label: 'Municipios', from: 'Bogotá, D.C.: ICA anual', to: 'Bogotá, D.C.: ICA anual; Cali' },
  ])
  expect(save).toMatchObject({
    valid_from: '2025-01-01',
    seen: '2026-01-01T00:00:00Z',
    profile: { vat_cycle: 'four-months', traits: ['employer'] },
  })
})

test('a RUT that was not fully read, or contradicts itself, is doubtful', () => {
  expect(judge({ ...rut, municipality: null, responsibilities: ['05', '47'] })).toMatchObject({
    state: 'doubtful',
    doubts: [
      'No pudimos leer: municipio. Se conserva lo que ya estaba.',
      'El RUT trae a la vez el régimen SIMPLE y otro régimen de renta.',
    ],
  })
  expect(judge({ ...rut, kind: 'person' }).doubts[0]).toMatch(/^El tipo no coincide con el NIT/)
})

test('a scanned RUT is left to a person, with the client whose NIT is in the file name', () => {
  expect(judge('no-text', [holder], 'RUT 901.207.354-0.pdf')).toMatchObject({
    state: 'to-read',
    client: { id: 'x' },
  })
  expect(judge('no-text', [holder], 'IMG_2041.jpg')).toMatchObject({ state: 'to-read', client: null })
  expect(judge({ ...rut, nit: null, digit: null }, [holder], `${nit}.pdf`)).toMatchObject({
    state: 'doubtful',
    client: { id: 'x' },
    doubts: ['No pudimos leer: NIT. Se conserva lo que ya estaba.'],
  })
})

test('other files are listed with the reason, and of two clients with one NIT none is chosen', () => {
  expect(judge({ message: 'No es un PDF.' })).toMatchObject({ state: 'failed', problem: 'No es un PDF.' })
  expect(judge('no-rut')).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/no parece un RUT/),
  })
  expect(judge(rut, [])).toMatchObject({
    state: 'nobody',
    client: null,
    save: { profile: { name: 'Café Sur S.A.S.' } },
  })
  expect(judge(rut, [{ ...holder, others: 1 }])).toMatchObject({ state: 'nobody', save: null })
})

test('of several RUTs with one NIT the newest is used', () => {
  const files = [
    file(rut, 'a.pdf'),
    file({ ...rut, made: '2026-05-01' }, 'b.pdf'),
    file({ ...rut, made: null }, 'c.pdf'),
  ]
  expect(judgeRuts(files, [holder], '2026-11-26').map(({ state }) => state)).toEqual([
    'older',
    'same',
    'older',
  ])
})

test('the clients of RUTs are looked up by the NITs in them and in the names of scans', () => {
  expect(nitsInName('RUT_901207354-0 (2).pdf')).toEqual([nit])
  expect(nitsInName('9012073540.pdf')).toEqual(['9012073540', nit])
  expect(nitsInName('IMG_2041.jpg')).toEqual([])
  expect(nitsOfRuts([file(rut, '800123456.pdf'), file('no-text', '830000001.pdf'), file(rut)])).toEqual([
    nit,
    '830000001',
  ])
})
