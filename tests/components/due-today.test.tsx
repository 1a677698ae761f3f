import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Selection } from '@/components/admin/selection'
import { ClientRow } from '@/components/clients/client-row'
import { FirmRequestList } from '@/components/document-requests/firm/request-list'
import { DueList } from '@/components/obligations/board/due-list'
import { OwnDatesList } from '@/components/tools/due-dates/own-dates-list'
import { addDays } from '@/lib/calendar/civil-day'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('@/components/obligations/board/open-obligation', () => ({
  OpenObligation: ({ children }: { children: string }) => children,
}))

const today = '2026-12-02'
const id = '0b1f6f7e-3c55-4d0b-9a53-1a2b3c4d5e6f'
const days = [addDays(today, -1), today, addDays(today, 1)]
function looks(draw: (due: string) => string | undefined) {
  return days.map((due) => {
    const look = draw(due)
    cleanup()
    return look
  })
}

test('a taxpayer sees a date of today first, among the coming dates', () => {
  const date = (due: string) => ({
    title: `Cuota del ${due}`,
    period: '2026',
    due,
    listed: due,
    state: null,
    norm: '',
  })
  const tax = (slug: string, ...due: string[]) => ({ slug, name: slug, dates: due.map(date) })
  const taxes = [
    tax('otro', addDays(today, 1)),
    tax('primero', addDays(today, -1), today, addDays(today, 2), addDays(today, 3)),
  ] as never
  render(<OwnDatesList found={{ nit: '900123456', payer: 'company', today, taxes }} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['primero', 'otro'])
  const [coming, others] = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByText(/^Cuota/)
      .map(({ textContent }) => textContent?.slice(10, 20)),
  )
  expect(coming).toEqual([today, addDays(today, 2)])
  expect(others).toEqual([addDays(today, -1), addDays(today, 3)])
})

test('the list of clients calls what is due today «Hoy», not overdue', () => {
  const client = (due: string) =>
    ({
      id,
      title: 'Café Tres Lunas',
      email: '',
      nit: null,
      companies: 1,
      advisors: [],
      regime: null,
      tags: [],
      waiting: { invoices: 0, messages: 0, appointments: 0, deliveries: 0, requests: 0 },
      next: { obligation: 'withholding', name: null, municipality: null, period: '2026-11', due },
      seen_at: null,
      status: 'approved',
      retired: false,
      invited: null,
      contact: { email: null },
    }) as never
  expect(
    looks((due) => {
      render(
        <Selection items={[]}>
          <table>
            <tbody>
              <ClientRow client={client(due)} now={new Date(`${today}T20:00:00Z`)} />
            </tbody>
          </table>
        </Selection>,
      )
      return screen
        .getByText('Retención en la fuente')
        .parentElement?.textContent?.replace(/^.*?: /, '')
        .replace(/,.*/, '')
    }),
  ).toEqual(['Venció el 1 dic', 'Hoy', 'Mañana'])
})

test('the firm’s list of requests marks one in red only after its due date', () => {
  const row = (dueOn: string) => ({
    id,
    title: 'Cierre',
    clientTitle: 'Café',
    dueOn,
    wanted: 2,
    delivered: 0,
    status: 'open',
    missing: 2,
    toReview: 0,
    byMail: true,
    client: id,
  })
  const page = (dueOn: string) =>
    ({ rows: [row(dueOn)], next: null, counts: { open: 1, overdue: 0, review: 0, drafts: 0 } }) as never
  const wanted = { list: 'open', client: null, after: null } as never
  expect(
    looks((due) => {
      render(<FirmRequestList wanted={wanted} page={page(due)} series={null} today={today} />)
      return String(screen.getAllByRole('listitem').at(-1)?.querySelector('.text-red') !== null)
    }),
  ).toEqual(['true', 'false', 'false'])
})

test('the board of obligations marks an internal date only after its day', () => {
  const row = (internalDate: string) =>
    ({
      id,
      title: 'Café',
      client: id,
      nit: null,
      obligation: 'withholding',
      name: null,
      municipality: null,
      period: '2026-12',
      listed: '2026-12-18',
      due: '2026-12-18',
      state: 'not-started',
      applies: true,
      message: null,
      internalDate,
      value: null,
      responsible: null,
      steps: [0, 0],
    }) as never
  expect(
    looks((due) => {
      render(
        <Selection items={[]}>
          <DueList rows={[row(due)]} members={[]} today={today} />
        </Selection>,
      )
      return screen.getByText(due.split('-').toReversed().join('/')).className
    }),
  ).toEqual(['text-ochre-ink', '', ''])
})
