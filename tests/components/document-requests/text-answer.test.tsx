import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestItemRow } from '@/components/document-requests/request-item'
import { errorMessages } from '@/content/errors'
import type { RequestItem } from '@/lib/document-requests/request'
import { saidToasts } from '../../support/said-toasts'
import { item } from './request-item'

const [answerItemAction, delayItemAction, passItemAction] = [vi.fn(), vi.fn(), vi.fn()]
vi.mock('@/lib/document-requests/actions', () => ({
  answerItemAction: (input: unknown) => answerItemAction(input),
  delayItemAction: (input: unknown) => delayItemAction(input),
  passItemAction: (input: unknown) => passItemAction(input),
}))
vi.mock('@/components/portal/portal-live', () => ({ usePortalHeader: () => null }))

const said = saidToasts()
const row = (version: number, allowsNone = true, more: Partial<RequestItem> = {}) => (
  <RequestItemRow
    request="r1"
    item={item('i1', 'Caja menor', { version, allowsNone, ...more })}
    place={2}
    person="u1"
    offers={[]}
    hot={false}
    status="open"
  />
)
const lacks = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'No lo tengo: Caja menor' }))
  await screen.findByRole('group', { name: '¿Por qué no lo tienes?' })
}
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar motivo' }))

beforeEach(() => {
  for (const action of [answerItemAction, delayItemAction, passItemAction])
    action.mockReset().mockResolvedValue({ ok: true, data: null })
})

test('«Todavía no» needs a day and keeps the item open, and the focus returns to the button', async () => {
  render(row(1))
  await lacks()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Todavía no/ }))
  await userEvent.type(screen.getByLabelText('¿Cuándo lo tendrás?'), '2026-12-03')
  await userEvent.type(screen.getByLabelText(/^Nota para/), 'La pedí ayer')
  await send()
  expect(delayItemAction).toHaveBeenCalledWith({
    item: 'i1',
    seen: 1,
    reason: 'later',
    day: '2026-12-03',
    note: 'La pedí ayer',
  })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No lo tengo: Caja menor' }))
})

test('a day that is too late is refused at its field', async () => {
  const message = 'Elige un día más cercano.'
  delayItemAction.mockResolvedValue({ ok: false, code: 'day-too-late', message })
  render(row(1))
  await lacks()
  await userEvent.type(screen.getByLabelText('¿Cuándo lo tendrás?'), '2027-12-03')
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('¿Cuándo lo tendrás?').getAttribute('aria-invalid')).toBe('true')
})

test('«No aplica» is sent with an empty note, and is offered only where the firm allows it', async () => {
  const { rerender } = render(row(1))
  await lacks()
  await pick(/^No aplica/)
  await send()
  expect(answerItemAction).toHaveBeenCalledWith({ item: 'i1', seen: 1, nothing: true, answer: '' })
  rerender(row(2, false))
  await lacks()
  expect(screen.queryByRole('radio', { name: /^No aplica/ })).toBeNull()
})

const passTo = async (email: string) => {
  await lacks()
  await pick(/^Lo tiene otra persona/)
  await userEvent.type(screen.getByLabelText('Correo de esa persona'), email)
  await send()
}

test('the person who has the document is named in one call, and the item then says who has it', async () => {
  const { rerender } = render(row(1))
  await passTo('luz@cafe.example')
  expect(passItemAction.mock.calls).toEqual([[{ item: 'i1', seen: 1, email: 'luz@cafe.example' }]])
  expect(delayItemAction).not.toHaveBeenCalled()
  expect(said.map(({ kind }) => kind)).toEqual(['success'])
  rerender(row(2, true, { delay: 'other', delayNote: 'luz@cafe.example' }))
  expect(screen.getByText('Se lo pasaste a luz@cafe.example.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No lo tengo: Caja menor' }))
})

test.each(['own-address', 'reader-cannot-answer', 'invitation-box-limit'] as const)(
  'an address that cannot answer is refused at its field: %s',
  async (code) => {
    passItemAction.mockResolvedValue({ ok: false, code, message: errorMessages[code] })
    render(row(1))
    await passTo('luz@cafe.example')
    const field = screen.getByLabelText('Correo de esa persona')
    expect(await screen.findByText(errorMessages[code])).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(said).toEqual([])
  },
)

test('a note that a client is writing stays when the page is drawn again', async () => {
  const { rerender } = render(row(1))
  await lacks()
  const note = screen.getByLabelText(/^Nota para/)
  await userEvent.type(note, 'Falta')
  rerender(row(2))
  expect((screen.getByLabelText(/^Nota para/) as HTMLInputElement).value).toBe('Falta')
})

const typed = (version: number, more: Partial<RequestItem> = {}) =>
  row(version, true, { answerWith: 'text', ...more })

test('a half-written answer stays when a colleague answers, and the client reads what the colleague said', async () => {
  const { rerender } = render(typed(1))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Tu respuesta/)
  await userEvent.type(field(), 'Son 300')
  rerender(typed(2, { delay: 'unknown' }))
  expect([field().value, screen.queryByText(/mientras escribías/)]).toEqual(['Son 300', null])
  rerender(typed(3, { state: 'answered', answer: 'Son 200' }))
  expect(field().value).toBe('Son 300')
  expect(screen.getByText(/Otra persona respondió mientras escribías: «Son 200»/)).toBeTruthy()
  answerItemAction.mockResolvedValue({ ok: true, data: null })
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar respuesta/ }))
  expect(answerItemAction).toHaveBeenCalledWith({ item: 'i1', seen: 3, nothing: false, answer: 'Son 300' })
  rerender(typed(4, { state: 'answered', answer: 'Son 300' }))
  expect(screen.queryByText(/mientras escribías/)).toBeNull()
  rerender(typed(5, { state: 'answered', answer: 'Son 250' }))
  expect(field().value).toBe('Son 250')
})
