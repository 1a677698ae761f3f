import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MailPage } from '@/components/incoming-mail/mail-page'
import type { MailProgram } from '@/content/incoming-mail'
import type { MailLine, MailPage as Page } from '@/lib/incoming-mail/schema'
import type { AccountRole } from '@/lib/session/account-role'

const allow = vi.fn()
vi.mock('@/lib/incoming-mail/actions', () => ({
  allowMailSenderAction: (input: unknown) => allow(input),
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/portal/correo',
}))
beforeEach(() => void allow.mockReset().mockResolvedValue({ ok: true, data: undefined }))

const waiting = (sender: string): MailLine => ({
  id: '3f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111',
  received_at: '2026-12-02T11:00:00Z',
  state: 'unknown-sender',
  sender,
  subject: 'Factura FE-1',
  size: 1000,
  found: null,
  kept: true,
  discarded_by: null,
  files: [],
})
const show = (role: AccountRole, more: Partial<Page> = {}, program: MailProgram = 'gmail') =>
  render(
    <MailPage
      page={{
        address: 'cafe-0123456789ab@facturas.nogal.example',
        mails: [waiting('ventas@panela.example')],
        total: 1,
        paused: 0,
        senders: [{ pattern: '@lacosecha.example', mails: 2 }],
        people: ['laura@cafe.example'],
        retired: [],
        code: { code: '418902377', at: '2026-12-02T15:08:00Z' },
        ...more,
      }}
      company="Café Tres Lunas"
      role={role}
      program={program}
      now={new Date('2026-12-02T12:00:00Z')}
    />,
  )
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('an assistant can allow one sender or the whole domain', async () => {
  show('assistant')
  await press('Permitir y revisar')
  expect(screen.getByText('¿Solo este correo o todo @panela.example?')).toBeTruthy()
  await press('Todo @panela.example')
  expect(allow).toHaveBeenCalledExactlyOnceWith({ sender: '@panela.example' })
})

test('at a public mail provider only the sender can be allowed, not the whole domain', async () => {
  show('assistant', { mails: [waiting('panela@gmail.com')] })
  await press('Permitir y revisar')
  expect(allow).toHaveBeenCalledExactlyOnceWith({ sender: 'panela@gmail.com' })
})

test('a reader sees the list and the address of the account, but no buttons and no Gmail code', () => {
  show('reader')
  expect(screen.getByText('ventas@panela.example')).toBeTruthy()
  expect(screen.queryByText('418 902 377')).toBeNull()
  for (const name of ['Permitir y revisar', 'Descartar', 'Permitir', 'Cambiar dirección'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('only the owner can change the address, and Gmail’s code is shown at the step that asks for it', () => {
  const { unmount } = show('assistant')
  expect(screen.queryByRole('button', { name: 'Cambiar dirección' })).toBeNull()
  expect(screen.getByText('418 902 377').closest('li')?.textContent).toContain('Gmail nos manda un código')
  unmount()
  show('owner')
  expect(screen.getByRole('button', { name: 'Cambiar dirección' })).toBeTruthy()
})

test('Gmail’s code is marked as secret, so that stored copies of the page leave it out', () => {
  show('assistant', { mails: [{ ...waiting('forwarding-noreply@google.com'), state: 'code' }] })
  expect(screen.getAllByText(/418 902 377/)).toHaveLength(2)
  for (const shown of screen.getAllByText(/418 902 377/)) expect(shown.closest('[data-secret]')).toBeTruthy()
})

test('each program that forwards mail has a tab with its own steps', () => {
  const { unmount } = show('owner')
  const steps = () =>
    within(screen.getByRole('region', { name: 'Cómo reenviar' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(screen.getByRole('link', { name: 'Gmail' }).getAttribute('aria-current')).toBe('page')
  expect(steps()[0]).toContain('En Gmail')
  expect(screen.getByRole('link', { name: 'Outlook' }).getAttribute('href')).toBe(
    '/portal/correo?guia=outlook',
  )
  unmount()
  show('owner', {}, 'outlook')
  expect(steps()).toHaveLength(3)
  expect(steps()[0]).toContain('En Outlook')
  expect(screen.queryByText('418 902 377')).toBeNull()
})

test('only the first mail that waits for a decision is highlighted, and only for people who may decide', () => {
  const later = { ...waiting('compras@lana.example'), id: '3f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a112' }
  const marked = () =>
    screen
      .getAllByRole('heading', { name: /\.example$/ })
      .filter((heading) => heading.closest('li')?.className.includes('bg-ochre-wash'))
      .map(({ textContent }) => textContent)
  const { unmount } = show('assistant', { mails: [waiting('ventas@panela.example'), later] })
  expect(marked()).toEqual(['ventas@panela.example'])
  unmount()
  show('reader', { mails: [waiting('ventas@panela.example'), later] })
  expect(marked()).toEqual([])
})
