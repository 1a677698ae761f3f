import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CalendarPage } from '@/components/obligations/calendar-page'
import type { Calendar, Entry } from '@/lib/obligations/calendar'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

describe('the calendar', () => {
  afterEach(cleanup)

  const entry = (period: string, due: string, more: Partial<Entry> = {}): Entry => ({
    id: `${period} ${due}`,
    obligation: 'withholding',
    name: null,
    municipality: null,
    period,
    listed: due,
    due,
    actBy: due,
    dateState: 'published',
    norm: 'DUR 1625 de 2016',
    source: 'El calendario de la DIAN',
    missing: null,
    state: 'not-started',
    applies: true,
    message: null,
    receipt: null,
    receipts: [],
    filedOn: null,
    paidOn: null,
    responsible: 'Laura Gómez',
    value: null,
    request: null,
    delivered: false,
    ...more,
  })

  const show = (calendar: Partial<Calendar>, later: boolean | string = false) =>
    render(
      <CalendarPage
        answer={{
          ok: true,
          data: {
            rows: [],
            advisor: 'Laura Gómez',
            figures: { uvt: [], rates: [] },
            ending: '56',
            planned: true,
            notices: false,
            ...calendar,
          },
        }}
        year={2026}
        today="2026-12-02"
        later={later}
      >
        <p>La dirección privada</p>
      </CalendarPage>,
    )
  const rowOf = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li')!

  test('tells a client in plain words that a date is not published yet', () => {
    show({ rows: [entry('2026-11', '2026-12-17', { due: null, missing: 'no-table' })] })
    const row = rowOf('Retención en la fuente, noviembre de 2026')
    expect(row.textContent).toContain('Todavía no tenemos la fecha de este año. Laura Gómez la confirma.')
    expect(row.textContent).not.toContain('Sin tabla')
  })

  test('shows for each date who acts next, the days left, the advisor and the source', () => {
    show({
      rows: [
        entry('2026-11', '2026-12-17'),
        entry('2026-12', '2027-01-20', { state: 'waiting', message: 'Falta el extracto.' }),
      ],
    })
    expect(screen.getByRole('heading', { name: 'Diciembre 2026' })).toBeDefined()
    const ours = rowOf('Retención en la fuente, noviembre de 2026')
    expect(ours.textContent).toContain('La preparamos')
    expect(ours.textContent).toContain('En 15 días')
    expect(ours.textContent).toContain('Nada por ahora. Laura Gómez la prepara.')
    expect(ours.textContent).toContain('DUR 1625 de 2016. Laura Gómez la confirma.')
    const theirs = rowOf('Retención en la fuente, diciembre de 2026')
    expect(theirs.textContent).toContain('Te falta entregar')
    expect(theirs.textContent).toContain('Falta el extracto.')
    expect(within(theirs).getByRole('link', { name: /^Escribir: Retención/ })).toBeDefined()
    expect(within(theirs).getByRole('button', { name: /^Entregar: Retención/ })).toBeDefined()
    expect(screen.getByText(/^Tu NIT termina en 6:/).textContent).toContain('las dos últimas, 56')
  })

  test('links to the request about what is missing, and says when the firm has received it', () => {
    const waiting = { state: 'waiting', message: 'Falta el extracto.' } as const
    const asked = { id: 'r1', missing: 2, byClient: false }
    show({
      rows: [
        entry('2026-11', '2026-12-17', { ...waiting, request: asked }),
        entry('2026-12', '2027-01-20', {
          state: 'in-review',
          delivered: true,
          request: { id: 'r2', missing: 0, byClient: true },
        }),
      ],
    })
    const first = rowOf('Retención en la fuente, noviembre de 2026')
    expect(
      within(first)
        .getByRole('link', { name: /^Entregar: / })
        .getAttribute('href'),
    ).toBe('/portal/solicitudes/r1')
    const second = rowOf('Retención en la fuente, diciembre de 2026')
    expect(second.textContent).toContain('Recibimos lo que faltaba. Laura Gómez lo revisa y sigue.')
    expect(within(second).getByRole('button', { name: /^Agregar otro: / })).toBeDefined()
  })

  test('starts with overdue dates and the minimum cost of the delay, marked as an estimate with its norm', () => {
    show({ rows: [entry('2026-10', '2026-11-19'), entry('2026-11', '2026-12-17')] })
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Vencidas')
    const late = rowOf('Retención en la fuente, octubre de 2026')
    expect(late.textContent).toContain('Vencida')
    expect(late.textContent).toContain('Hace 13 días')
    expect(late.textContent).toMatch(
      /estimado: desde \$\s524\.000\. 10 UVT de 2026: .*\(E\.T\., art\. 639\)\. Es una estimación/,
    )
  })

  test('shows far dates only when the address asks for them or for one of them', () => {
    const far = entry('2027-04', '2027-05-18')
    const rows = [entry('2026-11', '2026-12-17'), entry('2026-12', '2027-01-20'), far]
    const name = 'Retención en la fuente, abril de 2027'
    show({ rows })
    expect(screen.queryByRole('heading', { name })).toBeNull()
    const link = screen.getByRole('link', { name: 'Ver lo que viene más adelante (1)' })
    expect(link.getAttribute('href')).toBe('/portal/calendario?anio=2026&despues=1')
    expect(link.getAttribute('aria-expanded')).toBe('false')
    for (const asked of [true, far.id]) {
      cleanup()
      show({ rows }, asked)
      expect(screen.getByRole('heading', { name })).toBeDefined()
      const close = screen.getByRole('link', { name: 'Ocultar lo que viene más adelante' })
      expect(close.getAttribute('href')).toBe('/portal/calendario?anio=2026')
    }
  })

  test('shows the receipts of filed obligations, with amounts only where there are any', () => {
    const receipt = { name: '350.pdf', number: null, date: null, value: null, clientSees: true }
    const payment = {
      kind: 'payment',
      document: 'd2',
      number: '4901',
      date: '2026-11-17',
      value: 1_094_000,
    } as const
    const receipts = [
      { ...receipt, kind: 'return' as const, document: 'd1' },
      { ...receipt, ...payment },
    ]
    const done = { state: 'paid', filedOn: '2026-11-17', paidOn: '2026-11-17', receipt: '3501' } as const
    show({
      rows: [
        entry('2026-10', '2026-11-19', { ...done, value: 1_094_000, receipts }),
        entry('2026-09', '2026-10-19', done),
      ],
    })
    const row = rowOf('Retención en la fuente, octubre de 2026')
    expect(row.textContent).toMatch(
      /Presentada y pagada el 17 de noviembre 2026: \$\s1\.094\.000, número 3501\./,
    )
    expect(row.textContent).toMatch(/Comprobante de pago: número 4901, del 17\/11\/2026, \$\s1\.094\.000\./)
    const links = within(row).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^Ver declaración: Retención en la fuente/), '/api/documentos/d1'],
      [expect.stringMatching(/^Ver comprobante de pago: /), '/api/documentos/d2'],
    ])
  })

  test('has a table of the year by month, with the state of each due date', () => {
    show({
      rows: [
        entry('2026-10', '2026-11-19', { state: 'filed', filedOn: '2026-11-20' }),
        entry('2026-11', '2026-12-17'),
      ],
    })
    const table = screen.getByRole('table', { name: /^Obligaciones de 2026 por mes/ })
    const cells = within(within(table).getAllByRole('row')[1]!).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
      '19 Presentada',
      '17 La preparamos',
    ])
    expect(screen.getByText('1 cumplida, 1 después de la fecha')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver 2027' }).getAttribute('href')).toBe(
      '/portal/calendario?anio=2027#year',
    )
  })

  test.each<[string, Partial<Calendar>, string]>([
    ['nobody has written a profile', { ending: null }, 'Laura Gómez está armando tu calendario'],
    [
      'nobody looks after the client',
      { ending: null, advisor: null },
      'Tu asesor está armando tu calendario',
    ],
    ['it is still being made', { planned: false }, 'Laura Gómez está armando tu calendario'],
    ['the profile asks for nothing', {}, 'Todavía no hay obligaciones en tu calendario'],
  ])('has its own heading while %s', (_, calendar, title) => {
    show(calendar)
    expect(screen.getByRole('heading', { name: title, level: 2 })).toBeDefined()
  })

  test('says that its dates could not be loaded, and offers to try again', () => {
    render(
      <CalendarPage
        answer={{ ok: false, code: 'unavailable', message: 'x' }}
        year={2026}
        today="2026-12-02"
        later={false}
      >
        {null}
      </CalendarPage>,
    )
    expect(screen.getByRole('alert').textContent).toContain('No pudimos traer las fechas')
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
  })
})
