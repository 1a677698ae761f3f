import { act, cleanup, fireEvent, getByRole, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from '@/components/live/change-log'
import { MessagesBoard } from '@/components/messages/messages-board'
import { firm } from '@/content/firm'
import { toMessageRow, type Message, type Thread } from '@/lib/messages/message'
import { keepDraft, keepUnsent, readDraft, readUnsent, type Draft } from '@/lib/messages/drafts'
import { forgetDrafts } from '@/lib/messages/forget-drafts'
import '../../support/browser-dialogs'

type Channel = { onChange: (change: Change) => void; onCatchUp: () => void }
const { channels, refresh } = vi.hoisted(() => ({
  channels: {} as Record<string, Channel>,
  refresh: vi.fn(),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.mock('@/components/live/live-channel', () => ({
  LiveChannel: ({ table, ...channel }: Channel & { table: string }) => {
    channels[table] = channel
    return null
  },
}))

describe('a conversation', () => {
  const thread: Thread = {
    id: '11111111-1111-4111-8111-111111111111',
    subject: 'IVA',
    lastAt: '2026-11-20T14:00:00Z',
    count: 1,
    unread: 0,
  }
  const message = (n: number, more: Partial<Message> = {}): Message => ({
    id: `${n}`.padStart(8, '0') + '-1111-4111-8111-111111111111',
    thread: thread.id,
    author: 'firm',
    body: `Mensaje ${n}.`,
    files: [],
    at: new Date(Date.UTC(2026, 10, 20, 14, 0, n)).toISOString(),
    readAt: null,
    name: null,
    by: null,
    ...more,
  })

  type Sent = { id: string; body: string }
  const sent: Sent[] = []
  const server = vi.fn<(path: string, body: Sent | null) => Promise<unknown>>()
  const ok = (data: unknown) => ({ ok: true, data })
  const stored = ({ id, body: words }: Sent) => ok(message(90, { id, body: words, author: 'client' }))

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    Element.prototype.scrollTo = () => {}
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Sent) : null
      if (body) sent.push(body)
      const answer = await server(path, body)
      return { json: async () => answer }
    })
  })
  afterEach(() => {
    cleanup()
    sent.length = 0
    localStorage.clear()
    vi.resetAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const show = (items: Message[], older = false) =>
    act(async () =>
      render(
        <MessagesBoard
          person="p1"
          account="u1"
          threads={{ items: [thread], older: false }}
          page={{ thread, items, older }}
        />,
      ),
    )
  const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const entries = () => within(screen.getByRole('log')).getAllByRole('article')
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Responder' })
  async function write(body: string) {
    await act(async () => fireEvent.change(field(), { target: { value: body } }))
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
    await pass(50)
  }
  const happen = (type: Change['type'], changed: Message) =>
    act(async () => channels.messages?.onChange({ type, row: toMessageRow(changed) }))

  test('shows a sent message at once, and marks it as sent in the same place', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    server.mockImplementation(async (path) => (path === '/api/mensajes' ? promise : null))
    await show([message(1)])
    await write('Hola')
    expect(entries().at(-1)?.textContent).toContain('HolaEnviando...')
    expect(field().value).toBe('')
    await happen('INSERT', message(90, { id: sent[0]!.id, body: 'Hola', author: 'client' }))
    expect(entries()).toHaveLength(2)
    resolve(stored(sent[0]!))
    await pass(50)
    expect(entries().at(-1)?.textContent).toContain('HolaEnviado')
    expect(entries()).toHaveLength(2)
    expect(localStorage).toHaveLength(0)
  })

  test('shows why a message did not arrive, and sends it again under the same id', async () => {
    server.mockImplementation(async (path) => {
      if (path === '/api/mensajes') throw new TypeError('Failed to fetch')
    })
    await show([message(1)])
    await write('Hola')
    expect(screen.getByRole('log').textContent).toContain('No enviado')
    server.mockImplementation(async (_, body) => (body ? stored(body) : null))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
    await pass(50)
    expect(sent.map(({ id }) => id)).toEqual([sent[0]!.id, sent[0]!.id])
    expect(entries().at(-1)?.textContent).toContain('Enviado')
  })

  test('sends a message that was cut off again by itself, once, when the connection is back', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await show([message(1)])
    await write('Hola')
    expect(screen.getByRole('log').textContent).toContain('se envía solo al volver')
    server.mockImplementation(async (_, body) => (body ? stored(body) : null))
    await act(async () => void window.dispatchEvent(new Event('online')))
    await pass(50)
    expect(entries().at(-1)?.textContent).toContain('Enviado')
    await pass(60_000)
    expect(sent.map(({ id }) => id)).toEqual([sent[0]!.id, sent[0]!.id])
  })

  test('does not send a message later that was discarded without a connection', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await show([message(1)])
    await write('Hola')
    const press = (place: HTMLElement) =>
      act(async () => fireEvent.click(getByRole(place, 'button', { name: 'Descartar' })))
    await press(screen.getByRole('log'))
    await press(screen.getByRole('dialog'))
    const before = sent.length
    await pass(60_000)
    expect(sent).toHaveLength(before)
  })

  test('does not send a waiting message from a page that was left', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await show([message(1)])
    await write('Hola')
    cleanup()
    const before = sent.length
    await pass(60_000)
    expect(sent).toHaveLength(before)
  })

  test('shows the server’s reason for refusing a message, and discards that message only after a question', async () => {
    const limit = { ok: false, code: 'rate-limited', message: 'Llegaste al límite de 60 mensajes por hora.' }
    server.mockImplementation(async (path) => (path === '/api/mensajes' ? limit : null))
    await show([message(1)])
    await write('Hola')
    expect(screen.getByRole('log').textContent).toContain('Llegaste al límite de 60 mensajes por hora.')
    const press = (name: string, within: HTMLElement) =>
      act(async () => fireEvent.click(getByRole(within, 'button', { name })))
    await press('Descartar', screen.getByRole('log'))
    await press('Conservar', screen.getByRole('dialog'))
    expect(entries()).toHaveLength(2)
    await press('Descartar', screen.getByRole('log'))
    await press('Descartar', screen.getByRole('dialog'))
    expect(entries()).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
    await pass(50)
    expect(document.activeElement).toBe(screen.getByRole('log'))
  })

  test('does not show a message as unsent while it is still being sent', async () => {
    vi.useFakeTimers()
    server.mockImplementation(() => new Promise(() => {}))
    await show([message(1)])
    await act(async () => fireEvent.change(field(), { target: { value: 'Hola' } }))
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
    await pass(50)
    expect(entries().at(-1)?.textContent).toContain('HolaEnviando...')
  })

  test('sends a text under a new id if another tab has used the id for another text', async () => {
    server.mockImplementationOnce(async () => null)
    server.mockImplementation(async (_, body) => {
      if (!body) return null
      return sent.length === 1 ? { ok: false, code: 'conflict', message: '' } : stored(body)
    })
    await show([message(1)])
    await write('Hola')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.id).not.toBe(sent[1]?.id)
    expect(entries().at(-1)?.textContent).toContain('Enviado')
  })

  test('keeps the order of the server, and shows when the last own message was read', async () => {
    server.mockResolvedValue(null)
    await show([message(1)])
    await happen('INSERT', message(3, { author: 'client' }))
    await happen('INSERT', message(2, { author: 'client' }))
    await happen('INSERT', message(4, { thread: 'otra' }))
    expect(entries().map((one) => /Mensaje \d/.exec(one.textContent)?.[0])).toEqual([
      'Mensaje 1',
      'Mensaje 2',
      'Mensaje 3',
    ])
    await happen('UPDATE', message(3, { author: 'client', readAt: '2026-11-20T14:31:00Z' }))
    expect(entries().at(-1)?.textContent).toContain('Leído a las 9:31 a.m.')
  })

  test('loads everything since the oldest message on screen after an interruption; older pages come on request', async () => {
    server.mockResolvedValue(null)
    await show([message(9), message(8)], true)
    server.mockImplementation(async (path) =>
      path.includes('antes=') ? ok({ items: [message(7)], older: false }) : null,
    )
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' })))
    await pass(50)
    expect(entries()).toHaveLength(3)
    server.mockClear()
    const items = [12, 11, 10, 9, 8, 7].map((n) => message(n))
    server.mockImplementation(async (path) =>
      path.includes('desde=') ? ok({ thread, items, older: false }) : null,
    )
    await act(async () => channels.messages?.onCatchUp())
    await pass(500)
    expect(entries()).toHaveLength(6)
    const asked = server.mock.calls.map(([path]) => path).find((path) => path.includes('desde='))
    expect(asked).toBe(`/api/mensajes/${thread.id}?desde=${encodeURIComponent(message(7).at)}`)
  })

  test('says that older messages did not load, and keeps the focus on their button', async () => {
    server.mockResolvedValue(null)
    await show([message(9)], true)
    server.mockImplementation(async () => {
      // Browsers blur a button when it becomes disabled; jsdom does not, so this mock blurs the button.
      ;(document.activeElement as HTMLElement).blur()
      return { ok: false, code: 'rate-limited', message: '' }
    })
    const older = () => screen.getByRole('button', { name: 'Ver mensajes anteriores' })
    older().focus()
    await act(async () => fireEvent.click(older()))
    await pass(50)
    expect(screen.getByText(/^No pudimos cargar los mensajes anteriores/)).toBeTruthy()
    expect(document.activeElement).toBe(older())
  })

  test('reloads the page if it no longer exists', async () => {
    server.mockResolvedValue({ ok: false, code: 'not-found', message: '' })
    await show([message(1)])
    await act(async () => channels.messages?.onCatchUp())
    await pass(500)
    expect(refresh).toHaveBeenCalled()
  })

  test('names the author of each message: a member, a colleague, or else the firm', async () => {
    await show([
      message(4, { author: 'client', name: 'Ana Ruiz', by: 'p2' }),
      message(3, { author: 'client', name: 'Yo Misma', by: 'p1' }),
      message(2, { name: 'Diana Cárdenas' }),
      message(1),
    ])
    const names = screen.getAllByRole('article').map((entry) => entry.querySelector('b')?.textContent)
    expect(names).toEqual([firm.name, 'Diana Cárdenas', 'Tú', 'Ana Ruiz'])
  })
})

describe('drafts', () => {
  const draft = (body: string): Draft => ({
    id: crypto.randomUUID(),
    thread: crypto.randomUUID(),
    subject: '',
    body,
    files: [],
  })
  afterEach(() => localStorage.clear())

  test('are kept for one person and one conversation, and never empty', () => {
    const kept = draft('Hola')
    keepDraft('u1', 't1', kept)
    expect(readDraft('u1', 't1')).toEqual(kept)
    expect(readDraft('u1', 't2')).toBeNull()
    expect(readDraft('u2', 't1')).toBeNull()
    keepDraft('u1', 't1', { ...kept, body: '' })
    expect(localStorage).toHaveLength(0)
  })

  test.each(['', 'null', '{', '{"id":"x"}', '[]'])(
    'are ignored when what is stored is invalid: %s',
    (text) => {
      localStorage.setItem('mensaje:u1:t1', text)
      localStorage.setItem('mensaje:u1:t1:sin-enviar', text)
      expect(readDraft('u1', 't1')).toBeNull()
      expect(readUnsent('u1', 't1')).toEqual([])
    },
  )

  test('are removed by signing out, together with unsent messages and nothing else', () => {
    localStorage.setItem('cookiesAccepted', 'true')
    keepDraft('u1', 't1', draft('Hola'))
    const { id, thread, body: words, files } = draft('Adiós')
    keepUnsent('u1', 't1', [{ id, thread, body: words, files, at: '2026-11-20T14:20:00Z' }])
    expect(localStorage).toHaveLength(3)
    forgetDrafts()
    expect({ ...localStorage }).toEqual({ cookiesAccepted: 'true' })
  })
})
