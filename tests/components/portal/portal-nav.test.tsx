import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessagesDock } from '@/components/portal/messages-dock'
import { PortalLive } from '@/components/portal/portal-live'
import { CompanySwitcher } from '@/components/portal/company-switcher'
import { PortalMenu, PortalNav } from '@/components/portal/portal-nav'

type Told = {
  onChange: (change: { type: 'UPDATE'; row: object; table: string }) => void
  onCatchUp: () => void
}
const { pathname, channel, refresh } = vi.hoisted(() => ({
  pathname: { current: '/portal' },
  channel: { current: null as Told | null },
  refresh: vi.fn(),
}))
vi.mock('next/navigation', () => ({
  usePathname: () => pathname.current.split('?')[0],
  useSearchParams: () => new URLSearchParams(pathname.current.split('?')[1]),
  useRouter: () => ({ refresh }),
}))
vi.mock('@/components/live/live-channel', () => ({
  LiveChannel: (props: Told) => {
    channel.current = props
    return null
  },
}))

const menu = () => <PortalMenu email="ana@cafe.example">Cerrar sesión</PortalMenu>
const details = () => screen.getByRole<HTMLDetailsElement>('group')
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  pathname.current = '/portal'
})

test('the menu marks the current section, and closes when another section opens', () => {
  const { rerender } = render(menu())
  expect(screen.getByRole('link', { name: 'Portal' }).getAttribute('aria-current')).toBe('page')
  details().open = true
  pathname.current = '/portal/facturas'
  rerender(menu())
  expect(details().open).toBe(false)
  expect(screen.getByRole('link', { name: 'Facturas' }).getAttribute('aria-current')).toBe('page')
})

test('the menu has every section, the account and the name of the person', () => {
  pathname.current = '/portal/cuenta'
  render(menu())
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Portal',
    'Solicitudes',
    'Facturas',
    'Documentos',
    'Calendario',
    'Citas',
    'Mensajes',
    'Asistente',
    'Buscar',
    'Mi cuenta',
    'Personas',
    'Correo para facturas',
    'Honorarios',
    'Mis tareas',
  ])
  expect(screen.getByRole('link', { name: 'Mi cuenta' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('ana').textContent).toBe('ana')
  expect(screen.getByText('ana@cafe.example')).not.toBeNull()
})

test('Escape closes the menu and returns the focus to its button; a press outside only closes it', () => {
  render(menu())
  details().open = true
  fireEvent.keyDown(screen.getByRole('link', { name: 'Facturas' }), { key: 'Escape' })
  expect(details().open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  details().open = true
  fireEvent(details(), new Event('toggle'))
  fireEvent.pointerDown(document.body)
  expect(details().open).toBe(false)
})

test('a page inside a section is named after that section', () => {
  pathname.current = '/portal/citas/00000000-0000-4000-8000-000000000001'
  render(menu())
  expect(screen.getAllByText('Citas').map((element) => element.tagName)).toEqual(['SPAN', 'A'])
  expect(screen.getByRole('link', { name: 'Citas' }).getAttribute('aria-current')).toBe('true')
})

const data = {
  name: 'Laura Mejía',
  advisor: 'Diana Cárdenas',
  pending: { invoices: 1, messages: 101, appointments: 0, obligations: 0, requests: 0 },
  account: 'a1',
  accounts: [
    { id: 'a1', name: 'Café Tres Lunas S.A.S.', nit: '901234567', digit: 7, role: 'owner', waiting: 3 },
    { id: 'a2', name: 'Mejía Inversiones S.A.S.', nit: null, digit: null, role: 'reader', waiting: 101 },
    { id: 'a3', name: 'Panadería Roma', nit: null, digit: null, role: 'assistant', waiting: 0 },
  ],
}
const answers = (answer: object) => {
  const fetch = vi.fn(async () => Response.json(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const frame = () =>
  render(
    <PortalLive account="u1" person="u1">
      <PortalNav />
      {menu()}
      <CompanySwitcher />
      <MessagesDock />
    </PortalLive>,
  )
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('what waits is counted once the page listens to changes, and shown beside the links', async () => {
  const fetch = answers({ ok: true, data })
  frame()
  expect(fetch).not.toHaveBeenCalled()
  act(() => channel.current?.onCatchUp())
  await pass(1000)
  expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/pendientes'])
  const nav = screen.getAllByRole('navigation')[0]!
  expect([...nav.children].map((link) => link.textContent)).toEqual([
    'Portal',
    'Solicitudes',
    'Facturas1 (1 por corregir)',
    'Documentos',
    'Calendario',
    'Citas',
    'Mensajes100+ (más de 100 sin leer)',
    'Asistente',
  ])
  expect(screen.getAllByRole('link', { name: 'Facturas (1 por corregir)' })).toHaveLength(2)
  expect(screen.getByText('Laura Mejía')).not.toBeNull()
  expect(
    screen.getByRole('link', { name: 'Te asesora Diana Cárdenas Chatear en tus mensajes' }),
  ).not.toBeNull()
})

test('many changes cause one request for the counts; losing access reloads the page', async () => {
  const fetch = answers({ ok: true, data })
  frame()
  const change = (table: string) => act(() => channel.current?.onChange({ type: 'UPDATE', row: {}, table }))
  for (let n = 0; n < 20; n++) change('invoices')
  await pass(1000)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(refresh).not.toHaveBeenCalled()
  change('user_approval_status')
  await pass(1000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('without a live connection the counts are still requested', async () => {
  const fetch = answers({ ok: true, data })
  frame()
  await pass(4000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('when the counts cannot be loaded, the frame is complete without the name of an advisor', async () => {
  answers({ ok: false, code: 'not-approved', message: '' })
  frame()
  await pass(4000)
  expect(screen.getByRole('link', { name: 'Escríbenos por mensajes Chatear en tus mensajes' })).not.toBeNull()
})

test.each(['/portal/mensajes', '/portal/mensajes/nuevo', '/portal/mensajes/1'])(
  'on %s the link to the messages at the bottom is hidden',
  (path) => {
    pathname.current = path
    render(<MessagesDock />)
    expect(screen.queryByRole('complementary')).toBeNull()
  },
)

async function opened(accounts: readonly object[], own: object | null = null) {
  answers({ ok: true, data: { ...data, accounts, own } })
  frame()
  act(() => channel.current?.onCatchUp())
  await pass(1000)
}

test('the header names the company, and lists the person’s other companies with what waits there', async () => {
  await opened(data.accounts)
  expect(screen.getByText(/Cambiar de empresa$/, { selector: 'span' }).parentElement?.textContent).toBe(
    'Café Tres Lunas S.A.S.NIT 901.234.567-7. Cambiar de empresa',
  )
  const list = screen.getByRole('navigation', { name: 'Cambiar de empresa', hidden: true })
  expect(
    [...list.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/portal?empresa=a1', 'Café Tres Lunas S.A.S.NIT 901.234.567-7Estás viendo'],
    ['/portal?empresa=a2', 'Mejía Inversiones S.A.S.100+ (más de 100 pendientes)'],
    ['/portal?empresa=a3', 'Panadería RomaAl día'],
  ])
  expect(list.querySelector('[aria-current]')?.textContent).toMatch(/^Café/)
})

test('another company opens at the same tab of the section', async () => {
  pathname.current = '/portal/facturas?tab=history&pagina=3'
  await opened(data.accounts)
  const list = screen.getByRole('navigation', { name: 'Cambiar de empresa', hidden: true })
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
    '/portal/facturas?tab=history&empresa=a2',
  )
  pathname.current = '/portal'
})

test('a person who only works for others can open an account for their own company, or see that it waits', async () => {
  await opened(data.accounts.slice(0, 1), { id: 'yo', status: 'none' })
  const list = screen.getByRole('navigation', { name: 'Cambiar de empresa', hidden: true })
  expect(list.querySelector('button')?.textContent).toBe('Abrir la cuenta de mi empresa')
  cleanup()
  await opened(data.accounts.slice(0, 1), { id: 'yo', status: 'waitlist' })
  const waits = screen.getByRole('link', { name: /En revisión/, hidden: true })
  expect(waits.getAttribute('href')).toBe('/bienvenida?empresa=yo')
})

test('with one company there is no switch, and a company without a NIT is not named', async () => {
  await opened(data.accounts.slice(0, 1))
  expect(screen.getByText((_, element) => element?.textContent === 'NIT 901.234.567-7')).not.toBeNull()
  expect(screen.queryByText(/Cambiar de empresa/)).toBeNull()
  cleanup()
  await opened([{ ...data.accounts[1], id: 'a1', name: 'ana@cafe.example' }])
  expect(screen.queryByText('ana@cafe.example', { selector: 'bdi' })).toBeNull()
})

test('a page that was rendered with its header shows it at once, without another request', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const header = {
    name: 'Ana Mejía',
    advisor: 'Diana Cárdenas',
    pending: { invoices: 2, messages: 0, appointments: 0, obligations: 0, requests: 0 },
    unseen: 0,
    account: 'a',
    accounts: [
      { id: 'a', name: 'Café S.A.S.', nit: '901234567', digit: 7, role: 'owner' as const, waiting: null },
    ],
    own: null,
  }
  await act(async () =>
    render(
      <PortalLive account="a" person="u1" rendered={Promise.resolve(header)}>
        <CompanySwitcher />
        <PortalNav />
      </PortalLive>,
    ),
  )
  expect(screen.getByText('Café').textContent).toBe('Café S.A.S.')
  expect(screen.getByText('S.A.S.').className).toBe('max-sm:sr-only')
  expect(screen.getByRole('link', { name: /^Facturas.*2 por corregir/ })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked).not.toHaveBeenCalled()
})
