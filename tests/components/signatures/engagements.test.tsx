import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Engagements } from '@/components/signatures/firm/engagements'
import '../../support/browser-dialogs'

const { close, refresh } = vi.hoisted(() => ({ close: vi.fn(), refresh: vi.fn() }))
vi.mock('@/lib/signatures/actions', () => ({ closeEngagementAction: close }))
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({ push: () => undefined, refresh }),
}))

const client = '11111111-1111-4111-8111-111111111111'
const letter = {
  request: '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11',
  title: 'Carta 2027',
  openedAt: '2026-12-02T15:34:00Z',
  closedAt: null as string | null,
  closedBy: null as string | null,
  reason: null as string | null,
  services: [{ name: 'Contabilidad mensual', since: '2027-01-01', until: '2027-12-31' }],
  work: [{ template: client, name: 'Cierre del mes' }],
  fees: { count: 12, open: 17_760_000, collected: 0 },
}
const show = async (letters: object[]) => {
  const member = { db: { rpc: async () => ({ data: letters, error: null }) } } as never
  return render(await Engagements({ member, client }))
}
beforeEach(() => {
  close.mockReset().mockResolvedValue({ ok: true, data: null })
  refresh.mockReset()
})
afterEach(cleanup)

test('a signed letter shows its services and fees, with a link to the letter', async () => {
  await show([letter])
  expect(screen.getByRole('region', { name: 'Lo que dicen las cartas firmadas' }).textContent).toContain(
    'Contabilidad mensual, del 01/01/2027 al 31/12/2027',
  )
  expect(screen.getByText('Cierre del mes')).toBeTruthy()
  expect(screen.getByText(/^12 honorarios: .*17\.760\.000 por cobrar/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Ver la carta/ }).getAttribute('href')).toBe(
    `/admin/firmas/${letter.request}`,
  )
})

test('what a letter opened is undone only with a reason', async () => {
  await show([letter])
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer lo que abrió/ }))
  await screen.findByRole('dialog', { name: '¿Deshacer lo que abrió esta carta?' })
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Escribe el motivo, de 3 a 300 letras.')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Por qué'), 'Se abrió por error')
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(close).toHaveBeenCalledWith({ request: letter.request, reason: 'Se abrió por error' })
  expect(refresh).toHaveBeenCalled()
})

test('an engagement that was undone says by whom and why; for a client without letters nothing is shown', async () => {
  await show([{ ...letter, closedAt: '2027-02-01T15:00:00Z', closedBy: 'Laura', reason: 'Era otra' }])
  expect(screen.getByText(/Cerrada el 1 de febrero 2027 por Laura: «Era otra»\./)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await show([])
  expect(screen.queryByRole('region')).toBeNull()
})
