import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ToastMessage } from '@/lib/toast'

const patience = { timeout: 10_000 }

const world = vi.hoisted(() => ({
  name: null as string | null,
  folder: null as string | null,
  broken: false,
}))

vi.mock('@/components/auth/auth-provider', () => ({ useAuth: () => ({ name: world.name, known: true }) }))
vi.mock(import('@/lib/assistant/reply'), async (original) => {
  const actual = await original()
  const replyTo: typeof actual.replyTo = (...asked) => {
    if (world.broken) throw new Error('no rules')
    return actual.replyTo(...asked)
  }
  return { ...actual, replyTo }
})

const asked = vi.fn(async () => Response.json({ url: world.folder }))

beforeEach(() => {
  Object.assign(world, { name: null, folder: null, broken: false })
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules() // The module keeps the conversation in a variable.
  asked.mockClear()
})

async function open() {
  const { Chat } = await import('@/components/assistant/chat')
  // The code of replies is loaded first, because on a busy machine loading it takes more than a second.
  const { replyTo } = await import('@/lib/assistant/reply')
  for (const text of ['¿Cuánto cuesta la revisoría fiscal?', '¿Qué servicios ofrecen?'])
    await replyTo(text, { name: null, folder: null })
  await act(async () => render(<Chat />))
}

const log = () => screen.getByRole('log', { name: 'Conversación con el asistente' })
const field = () => screen.getByPlaceholderText<HTMLInputElement>('Escribe tu mensaje aquí...')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' })
const typing = () => within(log()).queryByText('El asistente está escribiendo')
const messages = () => within(log()).getAllByRole('article')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function sendText(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  await act(async () => void fireEvent.click(sendButton()))
}

async function hear(text: string) {
  await sendText(text)
  await wait(1000)
  await vi.waitFor(() => expect(typing()).toBeNull(), patience)
  return messages().at(-1) as HTMLElement
}

describe('a message', () => {
  test('is answered after one second of typing, not before', async () => {
    await open()
    await sendText('¿Cuánto cuesta la revisoría fiscal?')
    expect(typing()).not.toBeNull()
    await wait(999)
    expect(typing()).not.toBeNull()
    expect(within(log()).queryByText(/La revisoría fiscal cuesta/)).toBeNull()
    await wait(1)
    await vi.waitFor(() => expect(typing()).toBeNull(), patience)
    expect(within(log()).getByText(/La revisoría fiscal cuesta desde/)).toBeTruthy()
  })

  test('keeps the field and the button disabled until it is answered', async () => {
    await open()
    expect(sendButton().disabled).toBe(true)
    fireEvent.change(field(), { target: { value: '   ' } })
    expect(sendButton().disabled).toBe(true)
    await sendText('¿Qué servicios ofrecen?')
    expect(field().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'otra' } })
    expect(field().value).toBe('')
    expect(sendButton().disabled).toBe(true)
    const suggestion = screen.getByRole('button', { name: 'Cómo entro al portal' })
    expect(suggestion.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(suggestion)
    expect(messages()).toHaveLength(3)
    await wait(1000)
    await vi.waitFor(() => expect(field().getAttribute('aria-disabled')).toBe('false'), patience)
    expect(document.activeElement).toBe(field())
  })

  test('that may mean several things is answered with questions, and choosing one sends it', async () => {
    await open()
    const doubtful = await hear('cuantos dias de licencia por calamidad')
    const choices = within(doubtful).getByRole('list', { name: 'Preguntas parecidas' })
    const [choice] = within(choices).getAllByRole('button')
    choice?.focus()
    await act(async () => void fireEvent.click(choice as HTMLElement))
    await wait(1000)
    await vi.waitFor(() => expect(typing()).toBeNull(), patience)
    expect(messages().at(-2)?.textContent).toContain(choice?.textContent)
    expect(messages().at(-1)?.textContent).not.toMatch(/No estoy seguro|Sobre «/)
    expect(document.activeElement).toBe(choice)
  })

  test('about a letter is answered with the steps as a numbered list', async () => {
    await open()
    const reply = await hear('me llego un mandamiento de pago de la dian, que hago')
    const steps = within(reply).getAllByRole('list')[0] as HTMLElement
    const [first, second] = within(steps).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/^1\. Anota el día/)
    expect(second?.textContent).toMatch(/^2\. /)
    expect(steps.previousSibling?.textContent).toBe('Ahora:')
  })

  test('of spaces alone is not sent', async () => {
    await open()
    fireEvent.change(field(), { target: { value: '   ' } })
    fireEvent.submit(field())
    await wait(1000)
    expect(messages()).toHaveLength(1)
  })

  test('and its answer show the time of day', async () => {
    vi.setSystemTime(new Date('2026-11-20T15:03:00Z'))
    await open()
    await hear('¿Qué servicios ofrecen?')
    const times = [...log().querySelectorAll('time')].map(({ textContent }) => textContent)
    expect(times).toEqual(['10:03 a.m.', '10:03 a.m.', '10:03 a.m.'])
  })

  test('can be chosen from the suggestions', async () => {
    await open()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cómo entro al portal' })))
    expect(within(log()).getByText('Cómo entro al portal')).toBeTruthy()
    await wait(1000)
    await vi.waitFor(
      () => expect(within(log()).getByText(/Entra al portal con tu correo/)).toBeTruthy(),
      patience,
    )
  })

  test('scrolls the log to the newest message', async () => {
    await open()
    Object.defineProperty(log(), 'scrollHeight', { value: 1234 })
    await hear('¿Qué servicios ofrecen?')
    expect(log().scrollTop).toBe(1234)
  })

  test('and its answer are still there after a visit to another page', async () => {
    await open()
    await hear('¿Qué servicios ofrecen?')
    cleanup()
    await open()
    expect(messages()).toHaveLength(3)
  })
})

test('when no answer can be made, an error is shown and the message returns to the field', async () => {
  const toasts: ToastMessage[] = []
  const { onToast } = await import('@/lib/toast')
  const stop = onToast((message) => toasts.push(message))
  await open()
  world.broken = true
  await sendText('¿Qué servicios ofrecen?')
  await wait(1000)
  await vi.waitFor(() => expect(typing()).toBeNull(), patience)
  expect(toasts).toEqual([
    {
      kind: 'error',
      title: 'Error',
      description: 'No se pudo generar una respuesta. Por favor, inténtalo de nuevo.',
    },
  ])
  await vi.waitFor(() => expect(field().value).toBe('¿Qué servicios ofrecen?'), patience)
  expect(messages()).toHaveLength(2)
  world.broken = false
  await hear('¿Qué servicios ofrecen?')
  expect(messages()).toHaveLength(3)
  stop()
})

describe('a visitor', () => {
  test('is welcomed with a link to the portal, and no Drive folder is looked up', async () => {
    await open()
    expect(messages()[0]?.textContent).toMatch(/Hola\. Puedo contarte sobre servicios/)
    expect(screen.getByRole('link', { name: 'Entrar al portal' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Mi carpeta en Drive/ })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  test('who says they are a client is told to sign in, with a link to WhatsApp', async () => {
    await open()
    const answer = await hear('Ya soy cliente de la firma')
    expect(answer.textContent).toMatch(/inicia sesión/)
    expect(
      within(answer)
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('target'),
    ).toBe('_blank')
  })
})

describe('a client', () => {
  const folder = 'https://drive.google.com/drive/folders/abc'

  test('is welcomed by name and finds the Drive folder both beside the chat and in the answer', async () => {
    Object.assign(world, { name: 'laura', folder })
    await open()
    expect(messages()[0]?.textContent).toMatch(/Hola, laura\. Puedo contarte/)
    const link = await vi.waitFor(() => screen.getByRole('link', { name: /Mi carpeta en Drive/ }), patience)
    expect(link.getAttribute('href')).toBe(folder)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    const answer = await hear('Ya soy cliente de la firma')
    const answered = within(answer).getByRole('link', { name: /Mi carpeta en Drive/ })
    expect(answered.getAttribute('href')).toBe(folder)
    expect(answer.textContent).not.toMatch(/inicia sesión/)
  })

  test('without a Drive folder is told when it will appear', async () => {
    world.name = 'laura'
    await open()
    await vi.waitFor(
      () => expect(screen.getByText('Se crea con la primera factura que subes.')).toBeTruthy(),
      patience,
    )
    expect(screen.getByRole('link', { name: 'Subir factura' }).getAttribute('href')).toBe('/portal/facturas')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', ''])(
    'never gets a link to a folder whose address is not a web address: %s',
    async (url) => {
      Object.assign(world, { name: 'laura', folder: url })
      await open()
      await vi.waitFor(
        () => expect(screen.getByRole('link', { name: 'Subir factura' })).toBeTruthy(),
        patience,
      )
      expect(document.querySelector(`a[href="${url}"]`)).toBeNull()
    },
  )

  test('still sees the page when the Drive folder cannot be loaded', async () => {
    world.name = 'laura'
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await open()
    await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Subir factura' })).toBeTruthy(), patience)
  })
})
