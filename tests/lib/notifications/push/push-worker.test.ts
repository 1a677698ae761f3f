import { beforeEach, expect, test, vi } from 'vitest'
import { pushWorker } from '@/lib/notifications/push/push-worker'

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const shown = vi.fn(async () => {})
const opened = vi.fn(async () => {})
const focused = vi.fn(async () => {})
let windows: { url: string; focus: () => Promise<void> }[] = []

beforeEach(() => {
  for (const call of [shown, opened, focused]) call.mockClear()
  windows = []
  // Browsers get the worker's source text, so the test runs that text, which cannot use this module's variables.
  const run = new Function(`return (${pushWorker.toString()})`)() as typeof pushWorker
  run(
    {
      addEventListener: (type: string, listen: unknown) => void listeners.set(type, listen as Listener),
      location: { origin: 'https://sitio.example' },
      registration: { showNotification: shown },
      clients: { matchAll: async () => windows, openWindow: opened },
    },
    { title: 'Nogal', text: 'Tienes novedades', page: '/portal/notificaciones', icon: '/apple-icon' },
  )
})

const push = (json: () => unknown) => listeners.get('push')!({ data: { json }, waitUntil: () => {} })
async function click(data: unknown) {
  const close = vi.fn()
  let work: Promise<unknown> | undefined
  listeners.get('notificationclick')!({
    notification: { data, close },
    waitUntil: (given: Promise<unknown>) => (work = given),
  })
  await work
  expect(close).toHaveBeenCalledOnce()
}

test('a push is shown with its text and a tag that replaces an earlier one about the same', () => {
  push(() => ({ title: 'Nogal', body: 'Tienes un documento por firmar', href: '/portal/firmas/1', tag: 'x' }))
  expect(shown.mock.calls).toEqual([
    [
      'Nogal',
      {
        body: 'Tienes un documento por firmar',
        tag: 'x',
        data: { href: '/portal/firmas/1' },
        icon: '/apple-icon',
        lang: 'es-CO',
      },
    ],
  ])
})

test.each([
  ['that is no JSON', () => JSON.parse('<') as unknown],
  ['that is empty', () => null],
  ['with other types', () => ({ title: 3, body: {}, href: [], tag: null })],
])('a push %s is shown with a general text, because browsers require one', (_, json) => {
  push(json)
  expect(shown.mock.calls).toMatchObject([['Nogal', { body: 'Tienes novedades' }]])
})

test('a push without any data is shown too', () => {
  listeners.get('push')!({ data: null, waitUntil: () => {} })
  expect(shown).toHaveBeenCalledOnce()
})

test('pressing a push opens its page, or the window that already shows it', async () => {
  await click({ href: '/portal/firmas/1' })
  expect(opened.mock.calls).toEqual([['https://sitio.example/portal/firmas/1']])
  windows = [{ url: 'https://sitio.example/portal/firmas/1', focus: focused }]
  await click({ href: '/portal/firmas/1' })
  expect([opened.mock.calls.length, focused.mock.calls.length]).toEqual([1, 1])
})

test.each(['https://malo.example/x', '//malo.example', 'javascript:alert(1)', 'http://[', 7, null])(
  'pressing a push that leads to %s stays on this site',
  async (href) => {
    await click(href === null ? null : { href })
    const [[url]] = opened.mock.calls as unknown as [[string]]
    expect(new URL(url).origin).toBe('https://sitio.example')
  },
)
