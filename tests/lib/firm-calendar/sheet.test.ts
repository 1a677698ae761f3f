import { describe, expect, test } from 'vitest'
import { judgeTable, type TableLine } from '@/lib/firm-calendar/judge-table'
import { distinctTitle } from '@/lib/firm-calendar/obligation-names'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { publishedSources } from '@/lib/tax-calendar/published'
import { readTable } from '@/lib/clients/import/read-table'
import { tableLinesOf, missingColumn } from '@/lib/firm-calendar/columns'
import { tableFile, templateFile } from '@/lib/firm-calendar/export'
import { effectiveTable, stateOfTable } from '@/lib/tax-calendar/effective-table'
import { obligationIds } from '@/lib/tax-calendar/obligations'
import { periodKey, periodsOf } from '@/lib/tax-calendar/period'

describe('loading a table of due dates', () => {
  const calendar = taxCalendar(publishedSources)
  const terms = { norm: 'Res. 1 de 2026', source: 'Gaceta', state: 'published', falling: false } as const

  /** Withholding for October 2026 is due on these days, one for each last digit of the NIT. */
  const days = ['11', '12', '13', '17', '18', '19', '20', '23', '24', '25']
  const sound = days.map((day, at): TableLine => ({
    row: at + 2,
    obligation: 'Retención en la fuente',
    municipality: '',
    period: 'octubre de 2026',
    endings: String((at + 1) % 10),
    due: `${day}/11/2026`,
  }))
  const judge = (lines: readonly TableLine[], more: Partial<typeof terms> = {}) =>
    judgeTable(calendar, lines, { ...terms, ...more }, 2026)
  const changed = (at: number, change: Partial<TableLine>) =>
    sound.map((line, index) => (index === at ? { ...line, ...change } : line))
  const said = (lines: readonly TableLine[]) =>
    judge(lines).faults.map(({ row, sentence }) => `${row}: ${sentence}`)

  test('turns a sheet as people write it into rows, and names missing periods', () => {
    const { rows, faults, notes } = judge(sound)
    expect(faults).toEqual([])
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({
      obligation: 'withholding',
      municipality: null,
      period: '2026-10',
      endings: '1',
      due: '2026-11-11',
      state: 'published',
      norm: 'Res. 1 de 2026',
    })
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('el archivo no trae enero de 2026, febrero de 2026'),
    ])
  })

  test('takes a period without its year for the last one that ended before the due date', () => {
    const periodOf = (period: string, due: string) =>
      judge([{ row: 2, obligation: 'ICA del bimestre', municipality: 'Pereira', period, endings: '*', due }])
        .rows[0]?.period
    expect(periodOf('Bimestre 5', '18/11/2026')).toBe('2026-B5')
    expect(periodOf('Bimestre 6', '18/01/2027')).toBe('2026-B6')
    expect(periodOf('Bimestre 9', '18/11/2026')).toBeUndefined()
    expect(periodOf('Bimestre 5', 'pronto')).toBeUndefined()
  })

  describe('reports faults at their place, as sentences', () => {
    test.each([
      [
        'a missing digit',
        sound.slice(1),
        'null: Retención en la fuente, octubre de 2026, terminación 1: falta la fecha de esta terminación.',
      ],
      [
        'a digit twice',
        [...sound, { ...sound[2]!, row: 12 }],
        '4: Retención en la fuente, octubre de 2026, terminación 3: esta terminación tiene dos fechas.',
      ],
      [
        'a holiday',
        changed(2, { due: '16/11/2026' }),
        '4: Retención en la fuente, octubre de 2026, terminación 3: cae en fin de semana o festivo.',
      ],
      [
        'a Sunday',
        changed(2, { due: '2026-11-15' }),
        '4: Retención en la fuente, octubre de 2026, terminación 3: cae en fin de semana o festivo.',
      ],
      [
        'a ladder that goes back',
        changed(2, { due: '2026-11-10' }),
        '4: Retención en la fuente, octubre de 2026, terminación 3: las fechas no suben con las terminaciones.',
      ],
      [
        'no day',
        changed(0, { due: '31/11/2026' }),
        '2: «31/11/2026» no es un día del calendario. Escríbelo como 31/12/2026.',
      ],
      [
        'an unknown obligation',
        changed(0, { obligation: 'Retefuentee' }),
        '2: No conocemos la obligación «Retefuentee». Usa el nombre que muestra el calendario.',
      ],
      [
        'an unknown period',
        changed(0, { period: '2026-B1' }),
        '2: No reconocemos el período «2026-B1». Escríbelo como 2026-01.',
      ],
      [
        'a year without rules',
        changed(0, { period: '2019-10' }),
        '2: No se cargan tablas de 2019: el calendario va de 2024 a tres años más que este.',
      ],
      [
        'a municipality of a national duty',
        changed(0, { municipality: 'Cali' }),
        '2: «Retención en la fuente» es nacional: deja vacío el municipio.',
      ],
      [
        'an unknown city',
        changed(0, { obligation: 'ICA del bimestre', municipality: 'Macondo' }),
        '2: No conocemos el municipio «Macondo». Escribe su nombre o su código del DANE.',
      ],
      [
        'no city',
        changed(0, { obligation: 'ICA del bimestre' }),
        '2: Falta el municipio de «ICA del bimestre»: cada ciudad tiene su tabla.',
      ],
      [
        'a date that Excel made of 1-2',
        changed(0, { endings: '2026-02-01' }),
        '2: Retención en la fuente, octubre de 2026, terminación 2026-02-01: no son cifras finales de un NIT.',
      ],
    ] as const)('such as %s', (_, lines, sentence) => expect(said(lines)).toContain(sentence))

    test('but no missing digit when the date is unreadable', () => {
      expect(said(changed(4, { due: 'pronto' }))).toHaveLength(1)
    })
  })

  test('finds a city by name or code, and one date for all NITs when its table says so', () => {
    for (const municipality of ['Cali', '76001', 'bogota']) {
      const line = {
        row: 2,
        obligation: 'ICA del año',
        municipality,
        period: '2026',
        endings: 'Todos',
        due: '26/02/2027',
      }
      const { rows, faults } = judge([{ ...line, obligation: 'local-tax-annual' }])
      expect(faults).toEqual([])
      expect(rows).toMatchObject([
        { municipality: municipality === 'bogota' ? '11001' : '76001', endings: '*' },
      ])
    }
  })

  test('accepts falling dates that were announced, and only notes a date that differs from the rule', () => {
    const falling = sound.map((line, at) => ({ ...line, due: sound[9 - at]?.due ?? '' }))
    expect(judge(falling).faults).not.toEqual([])
    expect(judgeTable(calendar, falling, { ...terms, falling: true }, 2026).faults).toEqual([])
    const { faults, notes } = judge(changed(9, { due: '26/11/2026' }))
    expect(faults).toEqual([])
    expect(notes.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('la tabla dice 26/11/2026 y la norma da 25/11/2026'),
    )
  })
})

describe('the sheet of a table of due dates', () => {
  const calendar = taxCalendar(publishedSources)
  const terms = { norm: 'Norma', source: 'Fuente', state: 'published', falling: false } as const

  test('has a different name for every obligation', () => {
    expect(new Set(obligationIds.map(distinctTitle)).size).toBe(obligationIds.length)
  })

  describe('can be loaded as it was downloaded:', () => {
    test.each([
      ['withholding', null, 2026],
      ['person-income-return', null, 2026],
      ['social-security', null, 2027],
      ['simple-return', null, 2026],
      ['fuel-tax', null, 2026],
      ['person-foreign-assets', null, 2026],
      ['local-tax-bimonthly', '11001', 2026],
      ['exogenous', null, 2025],
    ] as const)('%s of %s, %i', async (obligation, municipality, year) => {
      for (const format of ['xlsx', 'csv'] as const) {
        const file = await tableFile(calendar, { obligation, municipality, year }, format)
        const { headings, rows } = await readTable(new File([await file.blob()], `tabla.${format}`))
        expect(missingColumn(headings)).toBeNull()
        const { rows: read, faults } = judgeTable(calendar, tableLinesOf(headings, rows), terms, 2026)
        expect(faults).toEqual([])
        expect(new Set(read.map((row) => row.obligation))).toEqual(new Set([obligation]))
        expect(read).toHaveLength(rows.length)
      }
    })
  })

  test('is as certain as its least certain date', () => {
    const state = (id: (typeof obligationIds)[number], year: number) =>
      stateOfTable(effectiveTable(calendar, id, null, year))
    expect(state('withholding', 2026)).toBe('published')
    expect(state('withholding', 2027)).toBe('computed')
    expect(state('exogenous', 2026)).toBe('none')
  })

  test('finds its columns by their usual names, and names missing ones', () => {
    expect(missingColumn(['IMPUESTO', 'Período gravable', 'Último dígito', 'Vence'])).toBeNull()
    expect(missingColumn(['Impuesto', 'Período', 'Terminación NIT', 'Fecha'])).toBeNull()
    expect(missingColumn(['Impuesto', 'Período', 'Dígito'])).toBe('due')
    expect(missingColumn(['Municipio', 'Período', 'Terminación', 'ReteICA', 'Retefuente'])).toBe('obligation')
  })

  describe('as cities publish it', () => {
    const headings = ['Municipio', 'Bimestre', 'Terminación NIT', 'ReteICA']
    const judged = (cells: readonly (readonly string[])[], names = headings) =>
      judgeTable(
        calendar,
        tableLinesOf(
          names,
          cells.map((line, at) => ({ row: at + 2, cells: line })),
        ),
        terms,
        2026,
      )

    test('has a column of dates named after the obligation', () => {
      expect(missingColumn(headings)).toBeNull()
      const { rows, faults } = judged([['Pereira', 'bimestre 5 de 2026', 'Todos', '18/11/2026']])
      expect(faults).toEqual([])
      expect(rows).toMatchObject([
        { obligation: 'local-withholding', municipality: '66001', period: '2026-B5', due: '2026-11-18' },
      ])
    })

    test.each([
      'ReteICA',
      'Rete-ICA',
      'Retención de ICA',
      'Autorretención de ICA',
      'ReteICA y autorretención',
    ])('may call the obligation «%s»', (name) => {
      const line = [name, 'Pereira', '2026-B5', 'Todos', '18/11/2026']
      const { rows, faults } = judged([line], ['Obligación', 'Municipio', 'Período', 'Terminación', 'Fecha'])
      expect(faults).toEqual([])
      expect(rows).toMatchObject([{ obligation: 'local-withholding' }])
    })

    test('may have other periods, but of one length within a year', () => {
      const monthly = [
        ['Soacha', 'octubre de 2026', 'Todos', '18/11/2026'],
        ['Soacha', '2026-11', 'Todos', '18/12/2026'],
      ]
      const { rows, faults, notes } = judged(monthly)
      expect(faults).toEqual([])
      expect(rows.map(({ period }) => period)).toEqual(['2026-10', '2026-11'])
      expect(notes.map(({ sentence }) => sentence)).toEqual([expect.stringContaining('enero de 2026')])
      const mixed = judged([...monthly, ['Soacha', '2026-B6', 'Todos', '20/01/2027']])
      expect(mixed.faults).toEqual([
        { row: 4, sentence: expect.stringContaining('mezcla períodos de distinta duración') },
      ])
      const other = ['ICA del bimestre', 'Soacha', '2026-10', 'Todos', '18/11/2026']
      expect(judged([other], ['Obligación', ...headings.slice(0, 3), 'Fecha']).faults).toHaveLength(1)
    })

    test('lacks periods of its own, whatever another city in the file has', () => {
      const days = ['18/03/2026', '20/05/2026', '17/07/2026', '18/09/2026', '18/11/2026', '20/01/2027']
      const pereira = days.map((day, at) => ['Pereira', `2026-B${at + 1}`, 'Todos', day])
      const soacha = pereira.slice(2).map(([, ...rest]) => ['Soacha', ...rest])
      for (const cells of [pereira.concat(soacha), soacha.concat(pereira)]) {
        const { faults, notes } = judged(cells)
        expect(faults).toEqual([])
        expect(notes.map(({ sentence }) => sentence).filter((one) => one.includes('no trae'))).toEqual([
          expect.stringContaining('Soacha: el archivo no trae bimestre 1 de 2026, bimestre 2 de 2026.'),
        ])
      }
    })
  })

  test.each(['xlsx', 'csv'] as const)(
    'to fill in, as %s, lacks only the municipality and the dates',
    async (format) => {
      const file = await templateFile(2026, format)
      expect(file.headers.get('content-disposition')).toContain(`plantilla-plazos-2026.${format}`)
      const { headings, rows } = await readTable(new File([await file.blob()], `plantilla.${format}`))
      expect(missingColumn(headings)).toBeNull()
      const lines = tableLinesOf(headings, rows)
      expect(lines.map(({ period }) => period)).toEqual(periodsOf('bimester', 2026).map(periodKey))
      expect(judgeTable(calendar, lines, terms, 2026).faults).toHaveLength(6)
      const filled = lines.map((line, at) => ({
        ...line,
        municipality: 'Pereira',
        due: ['18/03', '20/05', '17/07', '18/09', '18/11', '20/01'][at] + (at < 5 ? '/2026' : '/2027'),
      }))
      const { rows: read, faults } = judgeTable(calendar, filled, terms, 2026)
      expect(faults.map(({ sentence }) => sentence)).toEqual([])
      expect(read).toHaveLength(6)
    },
  )
})
