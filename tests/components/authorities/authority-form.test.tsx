import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthorityForm } from '@/components/authorities/authority-form'
import { AddedAuthorities } from '@/components/authorities/authority-list'
import { authorities } from '@/content/authorities'

const server = vi.hoisted(() => ({
  previewAuthorityAction: vi.fn(),
  addAuthorityAction: vi.fn(),
  removeAuthorityAction: vi.fn(),
}))
vi.mock('@/lib/authorities/actions', () => server)
beforeEach(() => {
  // jsdom cannot open or close dialogs, so these functions set `open`.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const { form, preview, problems } = authorities
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function fillIn() {
  const file = new File([Uint8Array.from([0x30, 0x82, 1])], 'subordinada.cer')
  await userEvent.upload(screen.getByLabelText(form.file), file)
  await userEvent.type(screen.getByLabelText(form.fingerprint), 'AB:12')
  await userEvent.type(screen.getByLabelText(form.origin), 'Su página, hoy')
  await userEvent.type(screen.getByLabelText(form.label), 'Otra')
}
const typed = { certificate: 'MIIB', fingerprint: 'AB:12', origin: 'Su página, hoy', label: 'Otra' }

test('a certificate is compared first, and added only after the member saw which invoices it concerns', async () => {
  server.previewAuthorityAction.mockResolvedValue({
    ok: true,
    data: {
      subject: 'CN=Otra',
      issuer: 'CN=Raíz',
      until: '2039-01-01',
      reach: { invoices: 3, clients: 2, again: 5 },
    },
  })
  server.addAuthorityAction.mockResolvedValue({ ok: true, data: undefined })
  render(<AuthorityForm />)
  await fillIn()
  await press(form.check)
  expect(server.previewAuthorityAction).toHaveBeenCalledWith(typed)
  expect(server.addAuthorityAction).not.toHaveBeenCalled()
  expect(screen.getByText('CN=Raíz')).toBeDefined()
  expect(screen.getByText(/3 facturas por decidir, de 2 clientes, la nombran\./)).toBeDefined()
  expect(screen.getByText(/Se leen otra vez 5 facturas por decidir\./)).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: preview.title })),
  )
  await press(form.add)
  expect(server.addAuthorityAction).toHaveBeenCalledWith(typed)
  expect(screen.queryByText(preview.title)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(form.fingerprint).value).toBe('')
})

test('a fingerprint that differs is marked at its field, and nothing typed is lost', async () => {
  server.previewAuthorityAction.mockResolvedValue({
    ok: false,
    code: 'fingerprint-differs',
    message: problems.differs,
  })
  render(<AuthorityForm />)
  await fillIn()
  await press(form.check)
  const field = screen.getByLabelText<HTMLInputElement>(form.fingerprint)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(problems.differs)).toBeDefined()
  expect(field.value).toBe('AB:12')
})

test('removing an authority first says how many invoices are read again', async () => {
  server.removeAuthorityAction.mockResolvedValue({ ok: true, data: undefined })
  const one = {
    id: '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01',
    label: 'Otra',
    sha256: 'ab12',
    subject: 'CN=Otra',
    issuer: 'CN=Raíz',
    valid_until: '2039-01-01',
    origin: 'Su página, hoy',
    added_at: '2026-11-18T12:00:00Z',
    added_by: null,
    waiting: 2,
  }
  render(<AddedAuthorities added={[one]} />)
  await press(/^Quitar ?Otra$/)
  expect(screen.getByText(/2 facturas por decidir se leen otra vez\./)).toBeDefined()
  expect(server.removeAuthorityAction).not.toHaveBeenCalled()
  await press(authorities.remove.button)
  expect(server.removeAuthorityAction).toHaveBeenCalledWith({ id: one.id })
})

test('the form for a new certificate authority is prefilled with the authority’s name from the invoice', () => {
  render(<AuthorityForm name="AC DE PRUEBA S.A." />)
  expect(screen.getByLabelText<HTMLInputElement>('Nombre para las listas').value).toBe('AC DE PRUEBA S.A.')
})
