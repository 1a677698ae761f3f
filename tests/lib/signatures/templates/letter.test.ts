import { describe, expect, test } from 'vitest'
import { letterModels } from '@/content/signature-models'
import { letterVariables, type LetterVariable } from '@/content/signature-templates'
import { blocksOf, fillLetter, missingIn, undrawableIn, variablesOf } from '@/lib/signatures/templates/letter'
import { makeLetterSchema, saveTemplateSchema } from '@/lib/signatures/templates/schema'
import { letterValues, termsOf, type ClientCard, type TypedValues } from '@/lib/signatures/templates/terms'

const gap = (name: LetterVariable) => `[${name}]`
const textOf = (body: string, values: Parameters<typeof fillLetter>[1]) =>
  fillLetter(body, values, gap).map(({ kind, parts }) => [kind, parts.map(({ text }) => text).join('')])

const card: ClientCard = {
  client: 'Café Tres Lunas S.A.S.',
  nit: '901.448.203-0',
  advisor: 'Diana Cárdenas',
  firm: 'Nogal & Asociados S.A.S.',
  firmNit: '901.234.567-7',
  city: 'Bogotá',
  today: '2026-11-26',
  work: [
    { id: 'cierre', name: 'Cierre del mes' },
    { id: 'nomina', name: 'Nómina' },
  ],
}
const typed: TypedValues = {
  texts: {
    representante: 'Laura Mejía',
    documento: 'CC 52.887.214',
    asunto: 'la contabilidad',
    periodo: '2026',
  },
  days: { desde: '2027-01-01', hasta: '2027-12-31', valido_hasta: '2026-12-15' },
  lines: [
    { name: 'Contabilidad mensual', price: 1_200_000, rhythm: 'month' },
    { name: 'Nómina de 12 personas', price: 280_000, rhythm: 'month' },
    { name: 'Información exógena', price: 900_000, rhythm: 'once' },
    { name: 'Consultas', price: null, rhythm: 'month' },
  ],
  work: ['cierre'],
  payDay: 10,
}

describe('the text of a letter template', () => {
  test('becomes titles, subtitles, points and paragraphs by its marks and blank lines', () => {
    expect(blocksOf('# Carta\r\n\r\n## Uno\nTexto\nque sigue\n- a\n- b\n\nOtro')).toEqual([
      { kind: 'title', text: 'Carta' },
      { kind: 'subtitle', text: 'Uno' },
      { kind: 'paragraph', text: 'Texto\nque sigue' },
      { kind: 'item', text: 'a' },
      { kind: 'item', text: 'b' },
      { kind: 'paragraph', text: 'Otro' },
    ])
  })

  test('has its variables found in any case and with spaces, and unknown ones and stray braces named', () => {
    expect(variablesOf('{{ Cliente }} y {{nit}}, {{cliente}}')).toEqual({
      known: ['cliente', 'nit'],
      unknown: [],
      stray: null,
    })
    expect(variablesOf('{{clave_secreta}}').unknown).toEqual(['clave_secreta'])
    expect(variablesOf('{{constructor}}').unknown).toEqual(['constructor'])
    expect(variablesOf('Paga {{cliente} hoy').stray).toContain('{{cliente}')
    expect(variablesOf('Nada {{}}').stray).toContain('{{}}')
  })

  test('is refused with an unknown variable, an open brace or a character that cannot be printed', () => {
    const problem = (body: string, kind: 'other' | 'engagement' = 'other') =>
      saveTemplateSchema
        .safeParse({
          template: '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11',
          seen: null,
          name: 'Carta',
          kind,
          body: `Un texto de la firma. ${body}`,
          reviewed: true,
        })
        .error?.issues.map(({ message }) => message)
    expect(problem('{{cliente}} vive en {{ciudad}}.')).toBeUndefined()
    expect(problem('{{sueldo}}')?.[0]).toContain('{{sueldo}}')
    expect(problem('{{cliente')?.[0]).toContain('{{cliente')
    expect(problem('Gracias 🙏')?.[0]).toContain('🙏')
    expect(problem('{{honorario}}', 'engagement')?.[0]).toContain('{{desde}}, {{hasta}}, {{dia_de_pago}}')
  })

  test('can be saved for every model, with variables that can all be filled', () => {
    for (const [name, model] of Object.entries(letterModels)) {
      const saved = saveTemplateSchema.safeParse({
        template: '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11',
        seen: null,
        reviewed: false,
        ...model,
      })
      expect(saved.error?.issues, name).toBeUndefined()
      expect(missingIn(model.body, letterValues(card, typed)), name).toEqual([])
    }
  })
})

describe('a filled letter', () => {
  test('has a list as points where the variable stands alone in one, and as a sentence elsewhere', () => {
    const values = { servicios: ['Nómina', 'Renta'] }
    expect(textOf('- {{servicios}}\n\nHacemos {{servicios}}.', values)).toEqual([
      ['item', 'Nómina'],
      ['item', 'Renta'],
      ['paragraph', 'Hacemos Nómina y Renta.'],
    ])
  })

  test('case 20: never reads a value again, so variables, marks and line breaks in it stay text', () => {
    expect(
      textOf('Para {{cliente}} de {{nit}}.', { cliente: '{{nit}} # Título', nit: '{{cliente}}' }),
    ).toEqual([['paragraph', 'Para {{nit}} # Título de {{cliente}}.']])
    expect(textOf('{{cliente}}', { cliente: '# No es título' })).toEqual([['paragraph', '# No es título']])
    expect(textOf('- {{servicios}}', { servicios: ['# a', '{{nit}}', '<b>c</b>'], nit: '1' })).toEqual([
      ['item', '# a'],
      ['item', '{{nit}}'],
      ['item', '<b>c</b>'],
    ])
    expect(textOf('Uno {{cliente}}', { cliente: '$& $1' })).toEqual([['paragraph', 'Uno $& $1']])
  })

  test('shows where a value is missing, and names it', () => {
    const body = 'De {{cliente}}, {{horas}} horas. - {{trabajo}}'
    expect(missingIn(body, { cliente: 'Café', horas: '', trabajo: [] })).toEqual(['trabajo', 'horas'])
    expect(fillLetter('{{horas}} al mes', {}, gap)[0]?.parts).toEqual([
      { text: '[horas]', variable: 'horas', missing: true },
      { text: ' al mes', variable: null, missing: false },
    ])
  })

  test('has prices in whole pesos, apart for monthly and single payments', () => {
    const values = letterValues(card, typed)
    expect(values.honorario).toEqual([
      '$\u00A01.480.000 más IVA cada mes',
      '$\u00A0900.000 más IVA una sola vez',
    ])
    expect(values.precios).toContain('Consultas: incluido')
    expect(values.desde).toBe('1 de enero 2027')
    expect(values.trabajo).toEqual(['Cierre del mes'])
  })

  test('opens only the services, work and fees that its text names', () => {
    const all = Object.keys(letterVariables) as LetterVariable[]
    expect(termsOf(all, typed)).toEqual({
      services: ['Contabilidad mensual', 'Nómina de 12 personas', 'Información exógena', 'Consultas'],
      work: ['cierre'],
      fees: [
        { concept: 'Honorario', amount: 1_480_000, rhythm: 'month' },
        { concept: 'Información exógena', amount: 900_000, rhythm: 'once' },
      ],
      from: '2027-01-01',
      until: '2027-12-31',
      payDay: 10,
    })
    expect(termsOf(['cliente', 'fecha'], typed)).toBeNull()
    expect(termsOf(['servicios'], typed)).toMatchObject({ work: [], fees: [], from: null })
  })

  test('is searched for characters that the fonts lack', () => {
    expect(undrawableIn('Año 2027: «sí», “no” – 5 € • Ñandú')).toBeNull()
    expect(undrawableIn('Ana \u202Egerente')).toBe('\u202E')
    expect(undrawableIn('株式会社')).toBe('株')
    // A letter and its accent, as two characters, are treated as one character that can be drawn.
    expect(undrawableIn('Jose\u0301')).toBeNull()
  })
})

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['2027-02-30', false],
])('whether %s can be the day of a letter, and so of its fees: %s', (desde, accepted) => {
  const { days } = makeLetterSchema.shape.values.shape
  expect(days.safeParse({ desde }).success).toBe(accepted)
})
