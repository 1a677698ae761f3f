import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeChoices } from '@/components/notifications/notice-choices'
import type { NoticeSettings } from '@/lib/notifications/schema'

const calls = vi.hoisted(() => ({ choice: vi.fn(), rest: vi.fn() }))
vi.mock('@/lib/notifications/actions', () => ({
  saveNoticeChoiceAction: calls.choice,
  saveRestAction: calls.rest,
}))
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({ ok: true, data: undefined })
})
afterEach(cleanup)

const settings: NoticeSettings = {
  addressed: true,
  choices: { signatures: 'now', rejected: 'now', messages: 'now', appointments: 'now', requests: 'now', deadlines: 'never', documents: 'daily', mails: 'daily', senders: 'daily', filed: 'daily', invoices: 'never', access: 'now', review: 'daily', deliveries: 'now' }, // prettier-ignore
  rest: { from: 20, until: 7, sundays: true },
  push: { choices: {} as NoticeSettings['push']['choices'], devices: [] },
}
const radio = (topic: string, name: string) =>
  [...screen.getByRole('radiogroup', { name: `Correo: ${topic}` }).querySelectorAll('input')].find(
    ({ parentElement }) => parentElement?.textContent === name,
  )!

test('each choice about notifications is saved at once', async () => {
  render(<NoticeChoices reader="client" settings={settings} offer={null} />)
  expect(radio('Documentos nuevos', 'Resumen').checked).toBe(true)
  await act(async () => void fireEvent.click(radio('Documentos nuevos', 'Ahora')))
  expect(calls.choice.mock.calls).toEqual([[{ topic: 'documents', mail: 'now' }]])
  expect(radio('Documentos nuevos', 'Ahora').checked).toBe(true)
})

test('a choice that could not be saved returns to the stored one', async () => {
  calls.choice.mockResolvedValue({ ok: false, code: 'unavailable', message: 'Sin conexión' })
  render(<NoticeChoices reader="client" settings={settings} offer={null} />)
  await act(async () => void fireEvent.click(radio('Mensajes', 'Nunca')))
  expect(radio('Mensajes', 'Ahora').checked).toBe(true)
})

test('reminders of due dates are switched on where the authorisation can be read', () => {
  render(<NoticeChoices reader="client" settings={settings} offer={null} />)
  expect(screen.queryByRole('radiogroup', { name: /Vencimientos/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ir a tus autorizaciones' }).getAttribute('href')).toBe(
    '/portal/cuenta#autorizaciones',
  )
  cleanup()
  render(
    <NoticeChoices
      reader="client"
      settings={{ ...settings, choices: { ...settings.choices, deadlines: 'daily' } }}
      offer={null}
    />,
  )
  expect(radio('Vencimientos cerca', 'Resumen').checked).toBe(true)
})

test('members choose about the firm’s work, and nobody about security notifications', () => {
  render(<NoticeChoices reader="firm" settings={settings} offer={null} />)
  expect(screen.getByRole('radiogroup', { name: 'Correo: Lo que te toca revisar' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: /Documentos nuevos|[Ss]eguridad/ })).toBeNull()
})

test('the quiet hours and Sundays are saved together', async () => {
  render(<NoticeChoices reader="client" settings={settings} offer={null} />)
  await act(async () => void fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '21' } }))
  expect(calls.rest.mock.calls).toEqual([[{ from: 21, until: 7, sundays: true }]])
})

test('people who do not get the firm’s mails are told that somebody else gets them', () => {
  render(<NoticeChoices reader="client" settings={{ ...settings, addressed: false }} offer={null} />)
  expect(screen.getByText(/La firma le escribe a otra persona/)).toBeTruthy()
})
