import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DecisionButtons } from '@/components/registrations/decision-buttons'
import { ListHeading } from '@/components/registrations/list-heading'
import { Decided, UndoDecision } from '@/components/registrations/undo-decision'
import { saidToasts } from '@/tests/support/said-toasts'

const { approve, reject, putBack, undo, refresh } = vi.hoisted(() => ({
  undo: vi.fn(),
  approve: vi.fn(),
  reject: vi.fn(),
  putBack: vi.fn(),
  refresh: vi.fn(),
}))
vi.mock('@/lib/registrations/actions', () => ({
  approveRegistrationAction: approve,
  rejectRegistrationAction: reject,
  putBackRegistrationAction: putBack,
  undoDecisionsAction: undo,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const said = saidToasts()
const email = 'laura@example.co'
const conflict = { ok: false, code: 'already-decided', message: 'Otra persona del equipo ya decidió.' }

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function show(
  status: 'waitlist' | 'approved' | 'rejected' = 'waitlist',
  emailConfirmed = true,
  more: { hasMail?: boolean; silent?: boolean } = {},
) {
  render(
    <Decided>
      <ListHeading title="En espera" order="" />
      <UndoDecision />
      <DecisionButtons
        accountId="u1"
        email={email}
        hasMail
        silent={false}
        {...more}
        status={status}
        emailConfirmed={emailConfirmed}
      />
    </Decided>,
  )
  return userEvent.setup()
}

test('approving is the main button only for people who confirmed their address', () => {
  const approve = () => screen.getByRole('button', { name: `Aprobar ${email}` })
  show()
  expect(approve().className).toContain('button-primary')
  cleanup()
  show('waitlist', false)
  expect(approve().className).not.toContain('button-primary')
})

test('one press approves, says so and moves the focus to the list', async () => {
  approve.mockResolvedValue({ ok: true, data: null })
  const user = show()
  await user.click(screen.getByRole('button', { name: `Aprobar ${email}` }))
  expect(approve).toHaveBeenCalledExactlyOnceWith({ accountId: 'u1', expected: 'waitlist' })
  expect(said).toEqual([
    { kind: 'success', title: 'Registro aprobado', description: `Le avisaremos por correo a ${email}.` },
  ])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'En espera' }))
})

test('when two members decide, the second is told who was first, and the list reloads', async () => {
  approve.mockResolvedValue(conflict)
  const user = show()
  await user.click(screen.getByRole('button', { name: `Aprobar ${email}` }))
  expect(said[0]).toMatchObject({ kind: 'error', description: conflict.message })
  expect(refresh).toHaveBeenCalledOnce()
})

test('a decision that failed leaves the row and the focus where they were', async () => {
  approve.mockResolvedValue({ ok: false, code: 'unavailable', message: 'El servicio no responde.' })
  const user = show()
  const button = screen.getByRole('button', { name: `Aprobar ${email}` })
  await user.click(button)
  expect(said[0]).toMatchObject({ kind: 'error', description: 'El servicio no responde.' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(refresh).not.toHaveBeenCalled()
})

test('a rejection without a reason is not sent, and the field is marked and has the focus', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: `Rechazar ${email}` }))
  const field = screen.getByRole('textbox', { name: 'Motivo' })
  expect(document.activeElement).toBe(field)
  await user.type(field, '   ')
  await user.click(screen.getByRole('button', { name: 'Rechazar registro' }))
  expect(reject).not.toHaveBeenCalled()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

test('a registration can be rejected with the keyboard alone, and the focus ends on the list', async () => {
  reject.mockResolvedValue({ ok: true, data: null })
  const user = show()
  screen.getByRole('button', { name: `Rechazar ${email}` }).focus()
  await user.keyboard('{Enter}')
  await user.keyboard('El RUT no es legible.{Tab}{Tab}{Enter}')
  expect(reject).toHaveBeenCalledExactlyOnceWith({
    accountId: 'u1',
    expected: 'waitlist',
    reason: 'El RUT no es legible.',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(said[0]).toMatchObject({ kind: 'success', title: 'Registro rechazado' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'En espera' })))
})

test('withdrawing access says «Acceso retirado», not that a registration was rejected', async () => {
  reject.mockResolvedValue({ ok: true, data: null })
  const user = show('approved')
  await user.click(screen.getByRole('button', { name: `Retirar acceso ${email}` }))
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Terminó el contrato.')
  await user.click(screen.getByRole('button', { name: 'Retirar acceso' }))
  await waitFor(() => expect(said[0]).toMatchObject({ kind: 'success', title: 'Acceso retirado' }))
})

test('a reason that the server refuses is marked at its field, and the dialog stays open', async () => {
  reject.mockResolvedValue({
    ok: false,
    code: 'invalid-input',
    message: 'Revisa los campos marcados.',
    fields: { reason: 'El motivo puede tener hasta 500 caracteres.' },
  })
  const user = show('approved')
  await user.click(screen.getByRole('button', { name: `Retirar acceso ${email}` }))
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Retirar acceso' }))
  expect(await screen.findByText('El motivo puede tener hasta 500 caracteres.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Retirar el acceso' })).toBeTruthy()
})

test('Escape closes the rejection without sending it, and returns the focus', async () => {
  const user = show()
  const trigger = screen.getByRole('button', { name: `Rechazar ${email}` })
  await user.click(trigger)
  await user.keyboard('Un motivo{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(reject).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(trigger)
})

test('an approved person can lose access or wait again; a rejected one can be approved or wait again', () => {
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  show('approved')
  expect(names()).toEqual([`Devolver a espera ${email}`, `Retirar acceso ${email}`])
  cleanup()
  show('rejected')
  expect(names()).toEqual([`Aprobar ${email}`, `Devolver a espera ${email}`])
})

test('a person with access is put back to waiting only after a question', async () => {
  putBack.mockResolvedValue({ ok: true, data: null })
  const user = show('approved')
  await user.click(screen.getByRole('button', { name: `Devolver a espera ${email}` }))
  expect(putBack).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Devolver a espera' }))
  expect(putBack).toHaveBeenCalledExactlyOnceWith({ accountId: 'u1', expected: 'approved' })
  expect(said[0]).toMatchObject({ kind: 'success', title: 'Registro devuelto a espera' })
})

test('a person who said nothing about their company is approved only after a question', async () => {
  approve.mockResolvedValue({ ok: true, data: null })
  const user = show('waitlist', true, { silent: true })
  await user.click(screen.getByRole('button', { name: `Aprobar ${email}` }))
  expect(approve).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Esperar' }))
  expect(approve).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: `Aprobar ${email}` }))
  await user.click(screen.getByRole('button', { name: 'Aprobar de todos modos' }))
  expect(approve).toHaveBeenCalledOnce()
})

test('a withdrawal can be undone, and a client without an address is not said to get a mail', async () => {
  reject.mockResolvedValue({ ok: true, data: null })
  undo.mockResolvedValue({ ok: true, data: [] })
  const user = show('approved', true, { hasMail: false })
  await user.click(screen.getByRole('button', { name: `Retirar acceso ${email}` }))
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Terminó el contrato.')
  await user.click(screen.getByRole('button', { name: 'Retirar acceso' }))
  expect(said[0]).toMatchObject({
    title: 'Acceso retirado',
    description: `${email} no tiene correo: avísale por otro medio.`,
  })
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(undo).toHaveBeenCalledExactlyOnceWith({ userIds: ['u1'] })
  expect(said.at(-1)).toMatchObject({ kind: 'success', title: 'Decisión deshecha' })
})
