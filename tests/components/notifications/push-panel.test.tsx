import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeChoices } from '@/components/notifications/notice-choices'
import type { NoticeSettings } from '@/lib/notifications/schema'
import { readOwnDevice, rememberOwnDevice } from '@/lib/notifications/push/own-device'

const calls = vi.hoisted(() => ({
  keep: vi.fn(),
  drop: vi.fn(),
  choice: vi.fn(),
  subscribe: vi.fn(),
  unsubscribe: vi.fn(),
}))
vi.mock('@/lib/notifications/actions', () => ({
  keepDeviceAction: calls.keep,
  dropDeviceAction: calls.drop,
  savePushChoiceAction: calls.choice,
  saveNoticeChoiceAction: vi.fn(),
  saveRestAction: vi.fn(),
}))

const owner = 'dueña'
const subscription = {
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: calls.unsubscribe,
}
/** Simulates a browser with push notifications, whose user answers the request for permission with `answers`. */
function browser(permission: string, answers = permission) {
  const Notification = {
    permission,
    requestPermission: vi.fn(async () => (Notification.permission = answers)),
  }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('PushManager', class {})
  const registration = {
    active: {},
    pushManager: { getSubscription: async () => null, subscribe: calls.subscribe },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, getRegistration: async () => registration },
  })
  return Notification
}
beforeEach(() => {
  localStorage.clear()
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({ ok: true, data: null })
  calls.subscribe.mockResolvedValue(subscription)
  calls.keep.mockResolvedValue({ ok: true, data: { device: 'd1' } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const phone = { id: 'd1', agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/143.0', made_at: '2026-11-12T15:00:00Z' } // prettier-ignore
const settings = (...devices: (typeof phone)[]): NoticeSettings => ({
  addressed: true,
  choices: { signatures: 'now', messages: 'now', deadlines: 'daily' } as NoticeSettings['choices'],
  rest: { from: 20, until: 7, sundays: true },
  push: { choices: { messages: true, documents: false } as NoticeSettings['push']['choices'], devices },
})
const show = (...devices: (typeof phone)[]) => (
  <NoticeChoices reader="client" settings={settings(...devices)} offer={{ siteKey: 'BAAA', owner }} />
)
const turnOn = () => screen.getByRole('button', { name: 'Activar avisos en este aparato' })
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))

test('the browser asks for permission only after a press, and then the device is listed', async () => {
  const { requestPermission } = browser('default', 'granted')
  const { rerender } = render(show())
  expect(requestPermission).not.toHaveBeenCalled()
  await press(turnOn())
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(calls.keep.mock.calls).toEqual([
    [{ endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'p', auth: 'a', device: null }],
  ])
  expect(readOwnDevice(owner)).toBe('d1')
  expect(readOwnDevice('otra persona')).toBeNull()
  rerender(show(phone))
  expect(screen.getByRole('list', { name: 'Aparatos con avisos' }).textContent).toBe(
    'Chrome en AndroidEste aparato. Con avisos desde el 12 de noviembre 2026Quitar',
  )
  expect(screen.queryByRole('button', { name: /^Activar/ })).toBeNull()
})

test('a person who refuses the permission is told that it is blocked, and nothing is stored', async () => {
  browser('default', 'denied')
  render(show())
  await press(turnOn())
  expect(calls.keep).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toContain('tiene bloqueados los avisos')
})

test('a person who closes the question of the browser can press again', async () => {
  browser('default', 'default')
  render(show())
  await press(turnOn())
  expect(turnOn()).toBeTruthy()
  expect(calls.keep).not.toHaveBeenCalled()
})

test('a browser without push says so, and an iPhone is told to install the portal first', () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  render(show())
  expect(screen.getByRole('status').textContent).toContain('Este navegador no recibe avisos')
  cleanup()
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/605')
  render(show())
  expect(screen.getByRole('status').textContent).toContain('primero instala el portal')
  agent.mockRestore()
})

test('when the push service does not answer, the button stays', async () => {
  browser('granted')
  calls.subscribe.mockRejectedValue(new DOMException('push service', 'AbortError'))
  render(show())
  await press(turnOn())
  expect(calls.keep).not.toHaveBeenCalled()
  expect(turnOn()).toBeTruthy()
})

test('every device can be removed, and removing the device in use makes the browser forget it', async () => {
  browser('granted')
  rememberOwnDevice(owner, 'd1')
  render(show(phone, { ...phone, id: 'd2', agent: '' }))
  await press(screen.getByRole('button', { name: 'Quitar avisos: Aparato sin nombre' }))
  expect(readOwnDevice(owner)).toBe('d1')
  await press(screen.getByRole('button', { name: 'Quitar avisos: Chrome en Android' }))
  expect(calls.drop.mock.calls).toEqual([[{ device: 'd2' }], [{ device: 'd1' }]])
  expect(readOwnDevice(owner)).toBeNull()
})

test('a browser whose device was removed elsewhere is stored as a new device', async () => {
  browser('granted')
  rememberOwnDevice(owner, 'd1')
  calls.keep.mockResolvedValueOnce({ ok: true, data: { device: null } })
  calls.keep.mockResolvedValueOnce({ ok: true, data: { device: 'd3' } })
  render(show())
  await press(turnOn())
  expect(calls.keep.mock.calls.map(([{ device }]) => device)).toEqual(['d1', null])
  expect(readOwnDevice(owner)).toBe('d3')
})

test('once a device gets pushes, each topic can be pushed or not', async () => {
  browser('granted')
  const { rerender } = render(show())
  expect(screen.queryByRole('checkbox', { name: /^En tus aparatos/ })).toBeNull()
  rerender(show(phone))
  const box = (topic: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `En tus aparatos: ${topic}` })
  expect([box('Mensajes').checked, box('Documentos nuevos').checked]).toEqual([true, false])
  await press(box('Documentos nuevos'))
  expect(calls.choice.mock.calls).toEqual([[{ topic: 'documents', wanted: true }]])
})

test('a site without push keys does not offer pushes', () => {
  browser('granted')
  render(<NoticeChoices reader="client" settings={settings()} offer={null} />)
  expect(screen.queryByText('En tus aparatos')).toBeNull()
})
