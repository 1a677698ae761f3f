import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Diagnosis } from '@/components/diagnosis/diagnosis'
import { diagnosisText as text, questionNames } from '@/content/diagnosis/diagnosis'
import { smtpFindings } from '@/content/diagnosis/findings/services'
import { authMailFindings, keyFindings, projectFindings } from '@/content/diagnosis/findings/supabase'

const held = vi.hoisted(() => ({ ask: vi.fn(), toast: vi.fn() }))
vi.mock('@/lib/diagnosis/actions', () => ({ diagnoseAction: held.ask }))
vi.mock('@/lib/toast', () => ({ toast: held.toast }))
beforeEach(() => {
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
  vi.unstubAllGlobals()
})

const at = '2026-11-23T15:00:00.000Z'
const found = [
  { ...projectFindings.good, id: 'project' },
  { ...keyFindings.weak, id: 'secret-key' },
  { ...authMailFindings.byHand, id: 'auth-mails' },
]

test('nothing is checked before a press; then the faults come first, with what to do, and get the focus', async () => {
  held.ask.mockResolvedValue({ ok: true, data: { at, answers: found } })
  render(<Diagnosis email="ana@nogal.example" />)
  expect(screen.getByText(text.start.title)).toBeDefined()
  expect(held.ask).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: text.ask }))
  expect(held.ask).toHaveBeenCalledWith({ sends: false })
  const pending = await screen.findByRole('region', { name: text.pending })
  expect(
    within(pending)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual([questionNames['secret-key'], questionNames['auth-mails']])
  expect(pending.textContent).toContain(keyFindings.weak.todo)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text.pending))
  expect(screen.getByRole('region', { name: text.fine }).textContent).toContain(projectFindings.good.seen)
})

test('the findings get the focus as soon as they are shown, without a frame between', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0))
  held.ask.mockResolvedValue({ ok: true, data: { at, answers: found } })
  render(<Diagnosis email="ana@nogal.example" />)
  await userEvent.click(screen.getByRole('button', { name: text.ask }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text.pending))
})

test('checks that send something name the recipient and ask first, and their answers join the others', async () => {
  const sent = [{ ...smtpFindings.sent('ana@nogal.example'), id: 'send-mail' }]
  held.ask.mockResolvedValueOnce({ ok: true, data: { at, answers: found } })
  held.ask.mockResolvedValueOnce({ ok: true, data: { at, answers: sent } })
  render(<Diagnosis email="ana@nogal.example" />)
  await userEvent.click(screen.getByRole('button', { name: text.ask }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text.pending))
  await userEvent.click(screen.getByRole('button', { name: text.send.button }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('ana@nogal.example')
  expect(document.activeElement?.textContent).toBe(text.send.cancel)
  expect(held.ask).toHaveBeenCalledOnce()
  await userEvent.click(within(dialog).getByRole('button', { name: text.send.confirm }))
  expect(held.ask).toHaveBeenLastCalledWith({ sends: true })
  const fine = await screen.findByRole('region', { name: text.fine })
  expect(fine.textContent).toContain(questionNames['send-mail'])
  expect(fine.textContent).toContain(questionNames.project)
})

test('a refused check is shown as an error, and the earlier answers stay', async () => {
  held.ask.mockResolvedValueOnce({ ok: true, data: { at, answers: found } })
  held.ask.mockResolvedValueOnce({ ok: false, code: 'rate-limited', message: 'Hiciste demasiados intentos.' })
  render(<Diagnosis email="ana@nogal.example" />)
  await userEvent.click(screen.getByRole('button', { name: text.ask }))
  await userEvent.click(await screen.findByRole('button', { name: text.askAgain }))
  await waitFor(() => expect(held.ask).toHaveBeenCalledTimes(2))
  const said = { kind: 'error', title: text.failed, description: 'Hiciste demasiados intentos.' }
  await waitFor(() => expect(held.toast).toHaveBeenLastCalledWith(said))
  expect(screen.getByRole('region', { name: text.pending })).toBeDefined()
})
