import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignSteps } from '@/components/signatures/sign-steps'
import { SignatureView } from '@/components/signatures/signature-view'
import type { OpenSignature, SignerState } from '@/lib/signatures/signature'
import { read, sent, signer, view } from './signer-view'

const patience = { timeout: 10_000 }

const { actions, refresh } = vi.hoisted(() => ({
  actions: {
    openSignatureAction: vi.fn(),
    readSignatureAction: vi.fn(),
    askSignatureCodeAction: vi.fn(),
    signDocumentAction: vi.fn(),
    declineSignatureAction: vi.fn(),
    resumeSignatureAction: vi.fn(),
  },
  refresh: vi.fn(),
}))
vi.mock('@/lib/signatures/actions', () => actions)
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({ refresh, push: () => undefined }),
}))
vi.mock('@/components/signatures/pages', () => ({ default: () => <p>las páginas</p> }))
beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue({ ok: true, data: null })
  refresh.mockReset()
})
afterEach(cleanup)

const steps = (shown: OpenSignature) => render(<SignSteps view={shown} link={null} write={null} isOpen />)

test('reading is the first step, and a signer can say that they read it elsewhere', async () => {
  steps(view)
  expect(screen.getByText('Paso 1 de 4')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ya lo leí por fuera' }))
  expect(actions.readSignatureAction).toHaveBeenCalledWith({
    request: view.id,
    link: null,
    pages: 0,
    seconds: 0,
    outside: true,
  })
  expect(refresh).toHaveBeenCalled()
})

test('the consent says what such a signature is not, and no code is sent without it', async () => {
  steps(read)
  expect(screen.getByText('Llegaste al final de las 3 páginas, 10:31 a.m.')).toBeTruthy()
  expect(screen.getByText(/No es una firma digital con certificado propio/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Número'), '52.887.214')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el código' }))
  expect(screen.getByRole('alert').textContent).toContain('Marca que aceptas')
  expect(actions.askSignatureCodeAction).not.toHaveBeenCalled()
  actions.askSignatureCodeAction.mockResolvedValueOnce({
    ok: true,
    data: { outcome: 'password', until: null },
  })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el código' }))
  expect(actions.askSignatureCodeAction).toHaveBeenCalledWith(
    expect.objectContaining({ documentType: 'CC', documentNumber: '52.887.214', consent: '1', password: '' }),
  )
  await userEvent.type(screen.getByLabelText('Tu contraseña'), 'clave')
  actions.askSignatureCodeAction.mockResolvedValueOnce({ ok: true, data: { outcome: 'sent', until: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el código' }))
  expect(actions.askSignatureCodeAction).toHaveBeenLastCalledWith(
    expect.objectContaining({ password: 'clave' }),
  )
  expect(refresh).toHaveBeenCalledOnce()
})

test('a wrong code says under its field how many tries are left', async () => {
  steps(sent)
  const field = screen.getByLabelText('Código de 6 números')
  expect(screen.getByText('Lo enviamos a l•••a@x.example. Vence en 8 minutos.')).toBeTruthy()
  await userEvent.type(field, '12')
  await userEvent.click(screen.getByRole('button', { name: 'Firmar documento' }))
  expect(screen.getByText('Escribe los 6 números del código.')).toBeTruthy()
  actions.signDocumentAction.mockResolvedValueOnce({ ok: true, data: { outcome: 'wrong', left: 2 } })
  await userEvent.clear(field)
  await userEvent.type(field, '123 456{Enter}')
  expect(actions.signDocumentAction).toHaveBeenCalledWith({ request: view.id, link: null, code: '123456' })
  expect(screen.getByText(/Te quedan 2 intentos/)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(refresh).not.toHaveBeenCalled()
  actions.signDocumentAction.mockResolvedValueOnce({ ok: true, data: { outcome: 'signed' } })
  await userEvent.type(field, '{Enter}')
  expect(refresh).toHaveBeenCalled()
})

const shown = (state: SignerState, more: Partial<OpenSignature> = {}) => {
  cleanup()
  return render(
    <SignatureView view={{ ...view, state, ...more }} link={null} today="2026-12-02" write={null} />,
  ).container.textContent
}

test.each<[SignerState, string]>([
  ['expired', 'El plazo venció el viernes, 4 de diciembre 2026. Pide que te lo envíen otra vez.'],
  ['withdrawn', 'La firma anuló este envío.'],
  ['superseded', 'Hay una versión nueva. Esta ya no se firma.'],
  ['signed-part', 'Firmaste. Falta Iván Altavista.'],
  ['sealing', 'Todos firmaron. Estamos cerrando el documento.'],
  ['signed', 'El documento quedó firmado. Aquí están tu copia y la constancia.'],
  ['locked', 'Hubo demasiados intentos. Mañana puedes seguir, o habla con Diana Cárdenas.'],
  ['stopped', 'Otra persona dijo que no va a firmar. Diana Cárdenas ya lo sabe.'],
])('a signer in the state %s reads the sentence for it', (state, sentence) => {
  expect(shown(state)).toContain(sentence)
})

test('a signer who declined can still sign until the due date', async () => {
  const reason = { signer: { ...signer, reason: 'El valor no es el hablado' } }
  expect(shown('declined', reason)).toContain('«El valor no es el hablado»')
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la firma' }))
  expect(actions.resumeSignatureAction).toHaveBeenCalledWith({ request: view.id, link: null })
  shown('declined', { ...reason, dueAt: '2026-12-01T05:00:00.000Z' })
  expect(screen.queryByRole('button', { name: 'Volver a la firma' })).toBeNull()
})

test.each([
  ['the last day', '2026-12-03T05:00:00.000Z', true],
  ['the day after', '2026-12-02T05:00:00.000Z', false],
])('a no can be taken back on %s: %o', (_, dueAt, may) => {
  shown('declined', { dueAt })
  expect(screen.queryByRole('button', { name: 'Volver a la firma' }) !== null).toBe(may)
})

test('an external signer must press to open the document, because mail scanners only load the page', async () => {
  render(<SignatureView view={view} link={'a'.repeat(64)} today="2026-12-02" write={null} />)
  expect(actions.openSignatureAction).not.toHaveBeenCalled()
  expect(screen.queryByText('las páginas')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir el documento' }))
  expect(actions.openSignatureAction).toHaveBeenCalledWith({ request: view.id, link: 'a'.repeat(64) })
  expect(await screen.findByText('las páginas')).toBeTruthy()
  cleanup()
  render(<SignatureView view={view} link={null} today="2026-12-02" write={null} />)
  expect(actions.openSignatureAction).toHaveBeenCalledTimes(2)
})

test('a signer whose turn has not come sees only who signs first', () => {
  const { container } = render(
    <SignatureView
      view={{
        id: view.id,
        state: 'waiting',
        by: 'Diana',
        dueAt: view.dueAt,
        account: null,
        first: 'Rosa Duarte',
      }}
      link={null}
      today="2026-12-02"
      write={null}
    />,
  )
  expect(container.textContent).toBe('Le toca primero a Rosa Duarte. Te avisamos.')
})

test('an external signer cannot say that they read the document before they opened it', () => {
  render(<SignatureView view={view} link={'a'.repeat(64)} today="2026-12-02" write={null} />)
  expect(screen.queryByRole('button', { name: 'Ya lo leí por fuera' })).toBeNull()
})

test('the password field gets the focus when it appears', async () => {
  steps(read)
  actions.askSignatureCodeAction.mockResolvedValueOnce({
    ok: true,
    data: { outcome: 'password', until: null },
  })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el código' }))
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByLabelText('Tu contraseña')),
    patience,
  )
})

test('several missing signers are named in one sentence', () => {
  const others = [...view.others, { name: 'Eva Externa S.A.S.', signed: false }]
  expect(shown('signed-part', { others })).toContain('Firmaste. Faltan Iván Altavista y Eva Externa S.A.S.')
  expect(shown('signed-part', { others })).not.toContain('S.A.S..')
})

describe('while the document is being sealed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the page asks again until the document is signed, but not forever', () => {
    const page = (state: SignerState) => (
      <SignatureView view={{ ...view, state }} link={null} today="2026-12-02" write={null} />
    )
    const { rerender } = render(page('sealing'))
    vi.advanceTimersByTime(4000)
    expect(refresh).toHaveBeenCalledTimes(2)
    rerender(page('signed'))
    vi.advanceTimersByTime(600_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    rerender(page('sealing'))
    vi.advanceTimersByTime(86_400_000)
    expect(refresh.mock.calls.length).toBeLessThan(50)
  })
})
