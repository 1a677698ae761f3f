import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const patience = { timeout: 10_000 }

const calls: string[] = []
const post = (invoice: string | null) => `POST ${JSON.stringify({ invoice })}`
const seen = vi.fn<() => object[]>()
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  calls.length = 0
  visibility = 'visible'
  seen.mockReturnValue([])
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('fetch', async (href: string, { method, body }: { method: string; body?: string }) => {
    calls.push(method === 'POST' ? `POST ${body}` : `${method} ${href}`)
    return Response.json({ ok: true, data: seen() })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = () => import('@/components/invoices/decisions/presence')
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const look = (next: DocumentVisibilityState) => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}
const gone = (invoice: string) => `DELETE /api/equipo/facturas/mirada?factura=${invoice}`

test('colleagues see at once that a member went on to the next invoice or to another page', async () => {
  const { SharePresence } = await load()
  const page = render(<SharePresence invoice="uno" />)
  await pass()
  page.rerender(<SharePresence invoice="dos" />)
  await pass()
  expect(calls).toEqual([post('uno'), gone('uno'), post('dos')])
  page.unmount()
  await pass(120_000)
  expect(calls.slice(3)).toEqual([gone('dos')])
  look('visible')
  window.dispatchEvent(new Event('pagehide'))
  await pass()
  expect(calls).toHaveLength(4)
})

test('hiding or closing the tab leaves the invoice, and showing the tab again returns to it', async () => {
  const { SharePresence } = await load()
  render(<SharePresence invoice="uno" />)
  await pass()
  look('hidden')
  await pass(60_000)
  expect(calls).toEqual([post('uno'), gone('uno')])
  look('visible')
  await pass()
  window.dispatchEvent(new Event('pagehide'))
  expect(calls.slice(2)).toEqual([post('uno'), gone('uno')])
})

test('while an invoice is open, the member’s presence is repeated before the database forgets it', async () => {
  const { SharePresence } = await load()
  render(<SharePresence invoice="uno" />)
  await pass()
  // The database forgets after 40 s that a member has an invoice open, so several signals are sent in this time.
  await pass(40_000)
  expect(calls.length).toBeGreaterThanOrEqual(3)
})

test('the list of invoices reports no invoice as open, so leaving it reports nothing', async () => {
  const { SharePresence, PresenceLabel } = await load()
  seen.mockReturnValue([{ invoice: 'uno', name: 'Camilo' }])
  const page = render(
    <>
      <SharePresence invoice={null} />
      <PresenceLabel invoice="uno" />
    </>,
  )
  await vi.waitFor(() => expect(screen.getByText(/Camilo/)).toBeTruthy(), patience)
  page.unmount()
  await pass()
  expect(calls).toEqual([post(null)])
})
