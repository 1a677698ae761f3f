import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MonthWork } from '@/components/clients/client-work'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import type { WorkRow } from '@/lib/obligations/schema'
import type { Member } from '@/lib/session/require'

const { readWork } = vi.hoisted(() => ({ readWork: vi.fn() }))
vi.mock('@/lib/obligations/queries', () => ({ readWork }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

afterEach(cleanup)

const today = bogotaDay(new Date())
const row = (period: string, listed: string, state: WorkRow['state'] = 'not-started') =>
  ({
    id: period,
    obligation: 'withholding',
    municipality: null,
    period,
    name: null,
    listed,
    due: listed,
    state,
    applies: true,
    missing: null,
    version: 1,
    responsible: null,
    value: null,
    receipts: [],
  }) as unknown as WorkRow

async function show(rows: WorkRow[]) {
  readWork.mockResolvedValue({ rows, advisor: 'Laura', members: [], documents: [] })
  render(await MonthWork({ member: {} as Member, client: 'ana' }))
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

test('the summary of a client lists overdue obligations and those of this month, the open ones first', async () => {
  const titles = await show([
    row('2026-07', addDays(today, -70)),
    row('2026-08', addDays(today, -71), 'filed'),
    { ...row('2026-09', `${today.slice(0, 7)}-01`, 'filed'), filedOn: '2026-11-02' },
    row('2026-10', today),
    row('2026-12', addDays(today, 40)),
  ])
  expect(titles.map((title) => title?.split(', ')[1])).toEqual([
    'julio de 2026',
    'octubre de 2026',
    'septiembre de 2026',
  ])
  expect(screen.getByText(/Presentada el 2 de noviembre 2026\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver trabajo' }).getAttribute('href')).toContain('ver=trabajo')
})

test('a client without a tax profile has no due dates yet, and gets a link to the profile', async () => {
  expect(await show([])).toEqual([])
  expect(screen.getByText('Empieza por el perfil tributario: sin él no hay fechas.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver el perfil' }).getAttribute('href')).toContain('ver=perfil')
})
