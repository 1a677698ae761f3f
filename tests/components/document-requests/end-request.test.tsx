import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CancelRequest } from '@/components/document-requests/firm/cancel-request'
import { SeriesList } from '@/components/document-requests/firm/series-list'
import type { SeriesRow } from '@/lib/document-requests/request'
import '../../support/browser-dialogs'
import { saidToasts } from '../../support/said-toasts'

const cancelRequestAction = vi.fn()
const endSeriesAction = vi.fn()
vi.mock('@/lib/document-requests/actions', () => ({
  cancelRequestAction: (input: unknown) => cancelRequestAction(input),
  endSeriesAction: (input: unknown) => endSeriesAction(input),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const said = saidToasts()
const ok = { ok: true, data: null }
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const series = (id: string, title: string): SeriesRow => ({
  id,
  title,
  client: 'c1',
  clientTitle: 'Café Mejía S.A.S.',
  obligation: null,
  name: null,
  municipality: null,
  monthDay: 5,
  daysBefore: null,
  leadDays: 10,
  lastDay: '2026-12-31',
  items: 2,
})

beforeEach(() => {
  for (const action of [cancelRequestAction, endSeriesAction]) action.mockReset().mockResolvedValue(ok)
})

test('a draft is deleted only after a question, and is not called a cancelled request', async () => {
  render(<CancelRequest request="r1" seen={2} draft />)
  await userEvent.click(screen.getByRole('button', { name: 'Borrar borrador' }))
  expect(cancelRequestAction).not.toHaveBeenCalled()
  await userEvent.click(inDialog('Conservar'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Borrar borrador' }))
  await userEvent.click(inDialog('Borrar borrador'))
  await waitFor(() => expect(said.map(({ title }) => title)).toEqual(['Borrador borrado']))
  expect(cancelRequestAction).toHaveBeenCalledWith({ request: 'r1', seen: 2 })
})

test('a series of requests is described in sentences, without unfilled placeholders', () => {
  render(<SeriesList series={[series('s1', 'Cierre de {periodo}')]} />)
  expect(screen.getByRole('heading').textContent).toBe('Café Mejía S.A.S.: Cierre de cada período')
  expect(
    screen.getByText('Cada mes, para el día 5. Se envía 10 días antes. Hasta el 31/12/2026. 2 cosas'),
  ).toBeTruthy()
})

test('a series of requests ends only after a question, and only its own button is busy meanwhile', async () => {
  const ended = Promise.withResolvers<typeof ok>()
  endSeriesAction.mockReturnValue(ended.promise)
  render(<SeriesList series={[series('s1', 'Cierre de mes'), series('s2', 'Nómina')]} />)
  const end = (title: string) =>
    screen.getByRole('button', { name: new RegExp(`^Dejar de repetir: ${title}`) })
  await userEvent.click(end('Cierre de mes'))
  expect(endSeriesAction).not.toHaveBeenCalled()
  expect(
    screen.getByText(/^«Cierre de mes» no se le pedirá más a Café Mejía S\.A\.S\. Lo que ya pediste/),
  ).toBeTruthy()
  await userEvent.click(inDialog('Dejar de repetir'))
  expect(endSeriesAction).toHaveBeenCalledWith({ series: 's1' })
  expect(end('Cierre de mes')).toHaveProperty('disabled', true)
  expect(end('Nómina')).toHaveProperty('disabled', false)
  ended.resolve(ok)
  await waitFor(() => expect(said.map(({ title }) => title)).toEqual(['No se pedirá más']))
})
