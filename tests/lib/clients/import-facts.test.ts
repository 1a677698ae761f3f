import { describe, expect, test } from 'vitest'
import type { ImportField } from '@/content/client-import'
import { responsibilitiesIn } from '@/lib/clients/import/facts'
import { judgeRows } from '@/lib/clients/import/judge'
import { readMunicipalities } from '@/lib/clients/import/municipalities'
import { readEmails } from '@/lib/clients/import/people'
import { preparedOf } from '@/lib/clients/import/prepare'
import type { Holder, Known } from '@/lib/clients/import/row'

const known: Known = {
  staff: [{ id: 'd', name: 'Diana Cárdenas', email: 'diana@firma.example' }],
  taken: new Map(),
  today: '2026-11-26',
}
const nit = '900108281'
type Cells = Partial<Record<ImportField, string>>
/** Checks rows as the import does; the first row has the number 2, because line 1 is the header. */
const judge = (rows: readonly Cells[], of: Known = known) => {
  const mapping = [...new Set(rows.flatMap((row) => Object.keys(row) as ImportField[]))]
  const numbered = rows.map((row, at) => ({ row: at + 2, cells: mapping.map((field) => row[field] ?? '') }))
  return judgeRows(numbered, mapping, of)
}
const one = (cells: Cells, of?: Known) => judge([{ nit, name: 'Usme S.A.S.', ...cells }], of)[0]!
const profileOf = (cells: Cells) => one(cells).ready?.profile?.facts
const said = (cells: Cells) => one(cells).notes.map(({ sentence }) => sentence)

test.each([
  ['a@x.co; B@X.co', ['a@x.co', 'b@x.co'], ['', '']],
  ['Gerente <a@x.co>', ['a@x.co'], ['Gerente']],
  ['"Ana Díaz" <a@x.co>, b@x.co', ['a@x.co', 'b@x.co'], ['Ana Díaz', '']],
  ['a@x.co / b@x.co', ['a@x.co', 'b@x.co'], ['', '']],
  ['a@x.co y b@x.co', ['a@x.co', 'b@x.co'], ['', '']],
  ['mailto:a@x.co.', ['a@x.co'], ['']],
  ['Ana Díaz a@x.co', ['a@x.co'], ['Ana Díaz']],
  ['Ana Díaz a@x.co b@x.co', ['a@x.co', 'b@x.co'], ['Ana Díaz', '']],
])('the mail addresses in the cell «%s» are read with their names', (cell, emails, names) => {
  const { people, unread } = readEmails(cell)
  expect([people.map(({ email }) => email), people.map(({ name }) => name), unread]).toEqual([
    emails,
    names,
    [],
  ])
})

test('a text that is no mail address is named', () => {
  expect(readEmails('a@x.co; gerencia arroba x.co; b@').unread).toEqual(['gerencia arroba x.co', 'b@'])
})

test.each([
  ['05;07;48', ['05', '07', '48']],
  ['O-13', ['13']],
  ['O-13;O-15;R-99-PN', ['13', '15']],
  ['R-99-PN', []],
  ['5, 7 y 48', ['05', '07', '48']],
  ['05- Impto. renta y compl. / 48 - IVA', ['05', '48']],
  ['050748', ['05', '07', '48']],
  ['No aplica', []],
  ['2014-07-05', null],
  ['varias', null],
  ['1234', null],
])('the responsibilities in the cell «%s» are read as codes', (cell, codes) =>
  expect(responsibilitiesIn(cell)).toEqual(codes),
)

test.each([
  ['Bogotá D.C.', ['11001']],
  ['BOGOTA, D.C.; 05001', ['11001', '05001']],
  ['Medellín, Antioquia', ['05001']],
  ['Santiago de Cali - Valle', ['76001']],
  ['5001', ['05001']],
  ['05001000', ['05001']],
  ['Bogotá, Cali y Soacha', ['11001', '76001', '25754']],
  ['San Juan de Pasto (Nariño)', ['52001']],
])('the municipalities in the cell «%s» are found', (cell, codes) => {
  const { found, unread } = readMunicipalities(cell)
  expect([found.map(({ code }) => code), unread]).toEqual([codes, []])
})

test('a municipality may say how often its ICA is declared, and an unknown one is named', () => {
  expect(readMunicipalities('Bogotá (bimestral); Cali (anual); Macondo')).toEqual({
    found: [
      { code: '11001', duties: ['local-tax-bimonthly'] },
      { code: '76001', duties: ['local-tax-annual'] },
    ],
    unread: ['Macondo'],
  })
})

describe('the tax profile of an imported client', () => {
  test('is read from the columns of its row', () => {
    expect(
      profileOf({
        regime: 'Ordinario',
        vat: 'Bimestral',
        responsibilities: '05;07;48',
        municipalities: 'Bogotá; Cali',
        ica: 'Bimestral',
        reteica: 'Sí',
        employees: '12',
        merchant: 'No',
      }),
    ).toEqual({
      nit,
      digit: 3,
      name: 'Usme S.A.S.',
      kind: 'company',
      regime: 'ordinary',
      responsibilities: ['05', '07', '48'],
      entity: null,
      activities: [],
      vat_cycle: 'bimester',
      traits: ['employer'],
      municipalities: [
        { code: '11001', duties: ['local-tax-bimonthly', 'local-withholding'] },
        { code: '76001', duties: ['local-tax-bimonthly', 'local-withholding'] },
      ],
    })
  })

  test.each([
    ['Gran contribuyente', 'ordinary', ['13']],
    ['Régimen SIMPLE de tributación', 'simple', ['47']],
    ['RTE - ESAL', 'special', ['04']],
    ['Ordinario, responsable de IVA', 'ordinary', ['05', '48']],
    ['ORDINARIO NO RESPONSABLE', 'ordinary', ['05', '49']],
  ])('has the responsibilities that follow from the regime «%s»', (typed, regime, responsibilities) =>
    expect(profileOf({ regime: typed })).toMatchObject({ regime, responsibilities }),
  )

  test('has the regime that follows from its responsibilities, and is valid from January', () => {
    expect(one({ responsibilities: '13;48' }).ready?.profile).toMatchObject({
      valid_from: '2026-01-01',
      seen: null,
      facts: { regime: 'ordinary' },
    })
  })

  test('is left out with a notice when the regime is unknown, and unread values stay in the note', () => {
    const { ready, notes } = one({ regime: 'Quién sabe', phone: '300 123 4567', note: 'Socios: Ana y Luis' })
    expect(ready?.profile).toBeNull()
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      'No entendemos «Quién sabe»: entra sin ese dato, que queda en la nota.',
      'Entra sin perfil tributario: falta el régimen o las responsabilidades.',
      'Entra sin invitación: falta un correo.',
    ])
    expect(ready?.note).toBe('Socios: Ana y Luis\nSin leer en la importación: Régimen: Quién sabe')
  })

  test('comes with a warning when its data contradict each other', () => {
    const email = 'a@x.co'
    expect(said({ email, regime: 'Simple', responsibilities: '05;48' })).toEqual([
      'El régimen no coincide con las responsabilidades del RUT.',
    ])
    expect(said({ email, regime: 'Ordinario', responsibilities: '05', vat: 'Bimestral' })).toEqual([
      'Tiene período de IVA y sus responsabilidades no traen la 48.',
    ])
    expect(said({ email, regime: 'Ordinario', kind: 'Persona natural' })[0]).toMatch(
      /^El tipo no coincide con el NIT/,
    )
    expect(said({ email, nit: '1012345678', regime: 'Ordinario' })).toEqual([
      'El número parece una cédula y el nombre parece el de una empresa.',
    ])
    expect(profileOf({ nit: '1012345678', name: 'Ana Díaz', regime: 'Ordinario' })?.kind).toBe('person')
  })
})

test.each([
  ['300 123 4567', '300 123 4567', ''],
  ['(601) 555-1234 / cel: 3001234567', '601 555 1234', 'Más teléfonos del archivo: cel: 3001234567'],
  ['no tiene; +57 300 123 4567', '+57 300 123 4567', 'Más teléfonos del archivo: no tiene'],
  ['601 555 1234 ext. 3', null, 'Más teléfonos del archivo: 601 555 1234 ext. 3'],
])('of the phone numbers in «%s», the first becomes contact data and the rest a note', (typed, phone, note) =>
  expect(one({ phone: typed }).ready).toMatchObject({ phone, note }),
)

describe('several imported rows with one NIT', () => {
  const rows = [
    { nit, name: 'Usme S.A.S.', email: 'ana@x.co', person: 'Ana Díaz', regime: 'Simple' },
    { nit: '900.108.281-3', name: '', email: 'luis@x.co; ana@x.co', person: '', municipalities: 'Bogotá' },
  ]

  test('are people of one client, the first of them its owner', () => {
    const [first, second] = judge(rows)
    expect(second).toMatchObject({ joins: 2, ready: null, faults: [] })
    expect(first?.ready?.people).toEqual([
      { email: 'ana@x.co', name: 'Ana Díaz', role: 'owner' },
      { email: 'luis@x.co', name: '', role: 'assistant' },
    ])
    expect(first?.ready?.profile?.facts).toMatchObject({
      regime: 'simple',
      municipalities: [{ code: '11001' }],
    })
  })

  test('are left out together when one fails, and a row without NIT can be joined to the one above', () => {
    expect(
      judge([
        { nit, name: '' },
        { nit, name: '' },
      ])[1]?.faults[0]?.sentence,
    ).toBe('Es del mismo cliente que la fila 2, que no entra.')
    const [, alone] = judge([{ nit, name: 'Usme', email: 'ana@x.co' }, { email: 'luis@x.co' }])
    expect(alone?.faults[0]).toMatchObject({
      sentence: 'Falta el NIT.',
      repair: { label: 'Es otra persona de la fila 2', cells: ['900.108.281-3', '', 'luis@x.co'] },
    })
  })

  test('pair names with addresses when there are as many columns of both', () => {
    const mapping: ImportField[] = ['nit', 'name', 'person', 'email', 'person', 'email']
    const cells = [nit, 'Usme', 'Ana', 'ana@x.co', 'Luis', 'luis@x.co']
    const [judged] = judgeRows([{ row: 2, cells }], mapping, known)
    expect(judged?.ready?.people.map(({ name }) => name)).toEqual(['Ana', 'Luis'])
  })
})

describe('a client that is already stored', () => {
  const holder: Holder = {
    nit,
    id: 'x',
    title: 'Usme',
    name: 'Talleres Usme',
    others: 0,
    owned: false,
    advisors: [],
    emails: ['ana@x.co'],
    notes: [],
    phone: null,
    seen: '2026-02-01T00:00:00Z',
    profile: {
      nit,
      digit: 3,
      name: 'Talleres Usme',
      kind: 'company',
      regime: 'ordinary',
      responsibilities: ['05', '07', '48'],
      entity: null,
      activities: [],
      vat_cycle: 'bimester',
      traits: ['databases'],
      municipalities: [{ code: '11001', duties: ['local-tax-bimonthly'] }],
      valid_from: '2025-06-01',
    },
  }
  const taken: Known = { ...known, taken: new Map([[nit, holder]]) }
  const judgeHeld = (cells: Cells) => judge([{ nit, name: 'Talleres Usme', ...cells }], taken)[0]!

  test('is unchanged when the file says the same or nothing', () => {
    const same = judgeHeld({
      email: 'ana@x.co',
      regime: 'Ordinario',
      vat: 'bimestral',
      responsibilities: '',
      municipalities: 'Bogotá',
    })
    expect(same.existing?.changes).toEqual([])
    expect(preparedOf(same, new Set())).toMatchObject({ ready: null, outcome: 'same' })
  })

  test('keeps its phone number when the file has it too, and otherwise shows the change', () => {
    const known = { ...taken, taken: new Map([[nit, { ...holder, phone: '3001234567' }]]) }
    const changesFor = (phone: string) =>
      judge([{ nit, name: 'Talleres Usme', phone }], known)[0]!.existing?.changes ?? []
    expect(changesFor('300 123 4567')).toEqual([])
    expect(changesFor('601 555 1234; 300-123-4567').map(({ ready }) => ready)).toEqual([
      { note: 'Más teléfonos del archivo: 601 555 1234' },
    ])
    expect(changesFor('601 555 1234')).toMatchObject([
      {
        lines: [{ label: 'Teléfono', from: '3001234567', to: '601 555 1234' }],
        ready: { phone: { number: '601 555 1234', was: '3001234567' } },
      },
    ])
  })

  test('shows each change from old to new, and only the accepted ones are made', () => {
    const judged = judgeHeld({
      name: 'Talleres Usme Ltda.',
      email: 'luis@x.co',
      regime: 'Simple',
      municipalities: 'Cali',
      advisor: 'Diana',
    })
    const changes = judged.existing?.changes ?? []
    expect(changes.flatMap(({ lines }) => lines)).toEqual([
      { label: 'Nombre', from: 'Talleres Usme', to: 'Talleres Usme Ltda.' },
      { label: 'Asesor', from: 'nadie', to: 'Diana Cárdenas' },
      { label: 'Personas', from: 'ana@x.co', to: 'luis@x.co' },
      { label: 'Régimen de renta', from: 'Régimen ordinario de renta', to: 'Régimen SIMPLE de tributación' },
      { label: 'Responsabilidades', from: '05, 07, 48', to: '07, 47, 48' },
      {
        label: 'Municipios',
        from: 'Bogotá, D.C.: ICA del bimestre',
        to: 'Bogotá, D.C.: ICA del bimestre; Cali',
      },
    ])
    const profile = changes.find(({ key }) => key.includes('profile'))
    expect(preparedOf(judged, new Set([profile?.key ?? '']))).toMatchObject({
      outcome: null,
      ready: {
        client: 'x',
        profile: {
          valid_from: '2025-06-01',
          seen: '2026-02-01T00:00:00Z',
          facts: { regime: 'simple', traits: ['databases'] },
        },
      },
    })
    const declined = preparedOf(judged, new Set())
    expect(declined).toMatchObject({ ready: null, outcome: 'kept' })
    expect(declined.said).toContain('Sin aceptar: Nombre, de «Talleres Usme» a «Talleres Usme Ltda.».')
  })

  test('with an owner gets no invitation, and two clients with one NIT have to be changed by hand', () => {
    const owned = { ...known, taken: new Map([[nit, { ...holder, owned: true }]]) }
    expect(one({ name: 'Talleres Usme', email: 'luis@x.co' }, owned)).toMatchObject({
      existing: { changes: [] },
      notes: [{ sentence: 'Esta cuenta ya tiene dueño, que invita a luis@x.co.' }],
    })
    const twice = { ...known, taken: new Map([[nit, { ...holder, others: 1 }]]) }
    expect(one({}, twice).faults[0]?.sentence).toMatch(/^Hay 2 clientes con este NIT/)
  })
})
