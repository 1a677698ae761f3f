import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Companies } from '@/components/account/companies'
import type { Company } from '@/lib/fields/company'
import type { Result } from '@/lib/result'
import { onToast, type ToastMessage } from '@/lib/toast'

const server = vi.hoisted(() => ({ removeCompanyAction: vi.fn(), saveCompanyAction: vi.fn() }))
vi.mock('@/lib/account/actions', () => server)

let said: ToastMessage[]
let stopListening: () => void
let opener: Element | null
beforeEach(() => {
  // jsdom has no dialogs; like browsers, this stub of `close` returns the focus only if the dialog is in the page.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    opener = document.activeElement
    this.open = true
    this.querySelector<HTMLElement>('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
    if (this.isConnected && opener instanceof HTMLElement) opener.focus()
  }
  said = []
  stopListening = onToast((message) => said.push(message))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const ok: Result<null> = { ok: true, data: null }
const north: Company = { id: 'n', name: 'Bodegas del Norte Ltda.', nit: '800312907', digit: 6 }
const south: Company = { id: 's', name: 'Talleres del Sur S.A.S.', nit: '901207354', digit: 0 }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
// jsdom loads no style sheets, so accessible names may lack the space between two words.
const removeNorth = () => button(/^Eliminar ?Bodegas/)
const leavingNorth = () => button(/^Eliminando... ?Bodegas/)
const heading = () => screen.getByRole('heading', { name: 'Empresas' })

async function sendRemoval(companies: readonly Company[]) {
  const answer = Promise.withResolvers<Result<null>>()
  server.removeCompanyAction.mockReturnValue(answer.promise)
  const page = render(<Companies companies={companies} />)
  await userEvent.click(removeNorth())
  await userEvent.click(button('Eliminar empresa'))
  return { page, answer: (result: Result<null>) => act(async () => answer.resolve(result)) }
}

test('no company is removed before it is confirmed; the dialog opens on «Conservar», which returns the focus to the row', async () => {
  render(<Companies companies={[north, south]} />)
  await userEvent.click(removeNorth())
  const dialog = screen.getByRole('dialog', { name: '¿Eliminar esta empresa?' })
  expect(dialog.textContent).toContain(north.name)
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Conservar' }))
  await userEvent.click(document.activeElement!)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.removeCompanyAction).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(removeNorth())
})

test('a removed company leaves the list as soon as the server answers, and the heading gets the focus', async () => {
  const { page, answer } = await sendRemoval([north, south])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(leavingNorth())
  await answer(ok)
  expect(server.removeCompanyAction).toHaveBeenCalledExactlyOnceWith({ id: 'n' })
  expect(screen.queryByText(north.name)).toBeNull()
  expect(document.activeElement).toBe(heading())
  page.rerender(<Companies companies={[south]} />)
  expect(document.activeElement).toBe(heading())
  expect(said).toEqual([{ kind: 'success', title: 'Empresa eliminada' }])
})

test('the heading also gets the focus when the new list arrives before the answer to the removal', async () => {
  const { page, answer } = await sendRemoval([north])
  page.rerender(<Companies companies={[]} />)
  await answer(ok)
  expect(document.activeElement).toBe(heading())
  expect(screen.queryByRole('table')).toBeNull()
})

test('a person who already types in another field keeps the focus there after a removal', async () => {
  const { answer } = await sendRemoval([north, south])
  const field = screen.getByLabelText('Razón social')
  await userEvent.click(field)
  await answer(ok)
  expect(document.activeElement).toBe(field)
})

test('a company whose removal is still running cannot be removed again', async () => {
  const { answer } = await sendRemoval([north, south])
  await userEvent.click(leavingNorth())
  expect(screen.queryByRole('dialog')).toBeNull()
  await answer(ok)
})

test('removing the company that is being edited empties the form for a new company', async () => {
  const { answer } = await sendRemoval([north, south])
  await userEvent.click(button(/^Editar ?Bodegas/))
  expect(screen.queryByRole('form', { name: 'Agregar una empresa' })).toBeNull()
  await answer(ok)
  expect(screen.getByRole('form', { name: 'Agregar una empresa' })).toBeTruthy()
})

test('cancelling an edit returns the focus to the edit button of the company', async () => {
  render(<Companies companies={[north, south]} />)
  await userEvent.click(button(/^Editar ?Bodegas/))
  await userEvent.click(button('Cancelar'))
  await waitFor(() => expect(document.activeElement).toBe(button(/^Editar ?Bodegas/)))
})

test('saving an edit returns the focus to the edit button of the company at once, without a frame between', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0))
  server.saveCompanyAction.mockResolvedValue(ok)
  render(<Companies companies={[{ ...north, id: crypto.randomUUID() }, south]} />)
  await userEvent.click(button(/^Editar ?Bodegas/))
  await userEvent.click(button('Guardar empresa'))
  await waitFor(() => expect(document.activeElement).toBe(button(/^Editar ?Bodegas/)))
})

test('a company that the server refuses to remove stays, with the reason and the focus on its button', async () => {
  const { answer } = await sendRemoval([north, south])
  await answer({ ok: false, code: 'unavailable', message: 'Inténtalo más tarde.' })
  expect(said).toMatchObject([{ kind: 'error', description: 'Inténtalo más tarde.' }])
  expect(document.activeElement).toBe(removeNorth())
})

describe('the NIT of a company', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const written = () => [field('NIT, sin dígito').value, field('Dígito').value]
  beforeEach(() => void render(<Companies companies={[]} />))

  test.each([
    ['901.207.354-0', '901.207.354', '0'],
    [' 901 207 354 – 0 ', '901.207.354', '0'],
    ['9012073540', '901.207.354', '0'],
    ['901.207.354', '901.207.354', ''],
    ['1020304050', '1020304050', ''],
  ])('pasted as %j fills each field once', async (pasted, nit, digit) => {
    await userEvent.click(field('NIT, sin dígito'))
    await userEvent.paste(pasted)
    expect(written()).toEqual([nit, digit])
  })

  test('typed with its check digit is divided when the field is left', async () => {
    await userEvent.type(field('NIT, sin dígito'), '901207354-0')
    await userEvent.tab()
    expect(written()).toEqual(['901.207.354', '0'])
  })
})
