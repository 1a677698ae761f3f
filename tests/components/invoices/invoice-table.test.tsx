import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InvoiceTable } from '@/components/invoices/invoice-table'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import type { Result } from '@/lib/result'
import { onToast, type ToastMessage } from '@/lib/toast'
import { Working } from '@/components/invoices/working'
import { invoices } from '@/content/invoices'
import { someLabel, unreadLabel } from '../../support/invoice-label'

const server = vi.hoisted(() => ({
  deleteInvoiceAction: vi.fn(),
  withdrawInvoiceAction: vi.fn(),
  restoreInvoiceAction: vi.fn(),
  refresh: vi.fn(),
}))
vi.mock('@/lib/invoices/actions', () => server)
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: server.refresh }),
}))

describe('the table', () => {
  let said: ToastMessage[]
  let stopListening: () => void
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('button')?.focus()
    }
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false
    }
    said = []
    stopListening = onToast((message) => said.push(message))
  })
  afterEach(() => {
    cleanup()
    stopListening()
    vi.useRealTimers()
    vi.resetAllMocks()
  })

  const ok: Result<null> = { ok: true, data: null }
  const refused = (message: string): Result<null> => ({ ok: false, code: 'invoice-reviewed', message })
  const invoice = (n: number, rest: Partial<InvoiceItem> = {}): InvoiceItem => ({
    id: `id-${n}`,
    label: unreadLabel({ number: `INV-2026-00${n}`, name: `Factura ${n}.pdf`, size: 1_258_291 }),
    status: 'reviewing',
    href: `/api/documentos/${n}`,
    createdAt: `2026-11-0${n}T12:00:00Z`,
    withdrawnAt: null,
    ...rest,
  })
  const three = [invoice(3), invoice(2), invoice(1)]

  const table = (items: readonly InvoiceItem[]) => (
    <>
      <h2 id="title" tabIndex={-1}>
        Facturas
      </h2>
      <InvoiceTable items={items} titleId="title" empty={<p>Nada</p>} />
    </>
  )
  const remove = (n: number) => screen.getByRole('button', { name: `Eliminar INV-2026-00${n}` })
  const undo = (n: number) => screen.getByRole('button', { name: `Deshacer: INV-2026-00${n}` })
  const confirm = (name = 'Eliminar factura') => userEvent.click(screen.getByRole('button', { name }))
  const lines = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.textContent)

  test('begins the row of an unread file with the file’s name, and says that a person reads it', () => {
    render(table([invoice(1, { status: 'rejected', createdAt: '2027-01-01T04:59:30Z' })]))
    const [, line] = screen.getAllByRole('row')
    expect(line!.textContent).toBe(
      'Factura 1.pdfPDF sin XML, lo lee una persona · INV-2026-001 · 1,2\u00a0MB Subir la corregida (INV-2026-001)—Sin valor leído31 de diciembre 20261,2\u00a0MBRechazada',
    )
    expect(within(line!).getByRole('link', { name: 'Descargar INV-2026-001' }).getAttribute('href')).toBe(
      '/api/documentos/1',
    )
  })

  test('begins a row with supplier and number, then the file, the findings and the total', () => {
    const label = someLabel({ proposal: 'wrong', finding: 'El IVA está mal calculado', findings: 2 })
    const { rerender } = render(table([invoice(1, { label })]))
    const [, line] = screen.getAllByRole('row')
    expect(line!.textContent).toBe(
      'Papeles del Oriente S.A.S. FE4821INV-2026-001 · fv09001.xml · 2,0\u00a0KBCon errores: El IVA está mal calculado, y 1 más2.824.91001 de noviembre 20262,0\u00a0KBEn revisión',
    )
    expect(within(line!).getByRole('link', { name: 'Papeles del Oriente S.A.S. FE4821' })).toBeDefined()
    rerender(table([invoice(1, { label, status: 'accepted' })]))
    expect(screen.queryByText(/Con errores/)).toBeNull()
  })

  test('shows the firm’s request for another file until one has replaced it', () => {
    const review = { note: 'La foto no se lee.', asked: true, replaces: null, replacedBy: null }
    const { rerender } = render(table([invoice(1, { review })]))
    const [, line] = screen.getAllByRole('row')
    expect(line!.textContent).toContain('La firma te pide otro archivo: La foto no se lee.')
    expect(screen.getByRole('link', { name: /^Subir otro archivo/ }).getAttribute('href')).toBe(
      '/portal/facturas?tab=upload&para=INV-2026-001',
    )
    rerender(table([invoice(1, { review: { ...review, replacedBy: 'INV-2026-002' } })]))
    expect(line!.textContent).toContain('La reemplazaste con INV-2026-002')
    expect(screen.queryByRole('link', { name: /^Subir/ })).toBeNull()
  })

  test('shows an unknown status as unknown', () => {
    render(table([invoice(1, { status: null })]))
    expect(screen.getByText('Desconocido')).toBeTruthy()
  })

  test('deletes nothing before it is confirmed, and the dialog opens on «Conservar»', async () => {
    render(table(three))
    await userEvent.click(remove(2))
    const dialog = screen.getByRole('dialog', { name: '¿Eliminar esta factura?' })
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Conservar' }))
    await userEvent.click(document.activeElement!)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.deleteInvoiceAction).not.toHaveBeenCalled()
    expect(lines()).toHaveLength(3)
  })

  test('keeps an undo button in place of a deleted invoice, even when the new list arrives', async () => {
    server.deleteInvoiceAction.mockResolvedValue(ok)
    const { rerender } = render(table(three))
    await userEvent.click(remove(2))
    await confirm()
    expect(said).toEqual([
      { kind: 'success', title: 'Factura eliminada', description: 'Se eliminó correctamente.' },
    ])
    rerender(table([three[0]!, three[2]!]))
    expect(lines()[1]).toMatch(/^Eliminada: Factura 2\.pdf, INV-2026-002/)
    expect(document.activeElement).toBe(undo(2))
  })

  test('restores an invoice to its old place and gives it the focus', async () => {
    server.deleteInvoiceAction.mockResolvedValue(ok)
    server.restoreInvoiceAction.mockResolvedValue(ok)
    render(table(three))
    await userEvent.click(remove(2))
    await confirm()
    await userEvent.click(undo(2))
    expect(server.restoreInvoiceAction).toHaveBeenCalledWith({ id: 'id-2' })
    expect(said.at(-1)?.title).toBe('Factura recuperada')
    expect(lines()).toHaveLength(3)
    expect(document.activeElement).toBe(remove(2))
  })

  test('removes the undo button after 10 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    server.deleteInvoiceAction.mockResolvedValue(ok)
    const { rerender } = render(table(three))
    await userEvent.click(remove(2))
    await confirm()
    rerender(table([three[0]!, three[2]!]))
    await act(async () => void vi.advanceTimersByTime(9500))
    expect(undo(2)).toBeTruthy()
    undo(2).blur()
    await act(async () => void vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull()
    expect(lines()).toHaveLength(2)
  })

  test('shows an invoice again that the server refused to delete, with the reason', async () => {
    server.deleteInvoiceAction.mockResolvedValue(refused('La firma ya revisó esta factura.'))
    render(table(three))
    await userEvent.click(remove(2))
    await confirm()
    expect(said).toEqual([
      {
        kind: 'error',
        title: 'No se pudo eliminar la factura',
        description: 'La firma ya revisó esta factura.',
      },
    ])
    expect(lines()).toHaveLength(3)
    expect(server.refresh).toHaveBeenCalled()
  })

  test('shows an invoice again when the network fails, and an undo that failed can be pressed again', async () => {
    server.deleteInvoiceAction.mockRejectedValueOnce(new TypeError('network')).mockResolvedValue(ok)
    server.restoreInvoiceAction.mockRejectedValueOnce(new TypeError('network')).mockResolvedValue(ok)
    render(table(three))
    await userEvent.click(remove(1))
    await confirm()
    expect(said.at(-1)?.kind).toBe('error')
    expect(lines()).toHaveLength(3)
    await userEvent.click(remove(1))
    await confirm()
    await userEvent.click(undo(1))
    expect(said.at(-1)?.title).toBe('No se pudo recuperar la factura')
    await userEvent.click(undo(1))
    expect(said.at(-1)?.title).toBe('Factura recuperada')
  })

  test('withdraws an invoice that was decided instead of deleting it; a withdrawn one says so and stays', async () => {
    server.withdrawInvoiceAction.mockResolvedValue(ok)
    const withdrawn = invoice(1, { status: 'accepted', withdrawnAt: '2026-11-18T12:00:00Z' })
    render(table([invoice(2, { status: 'rejected' }), withdrawn]))
    expect(screen.getByText(/INV-2026-001 · Retirada el 18 de noviembre 2026/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /INV-2026-001/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retirar INV-2026-002' }))
    await confirm('Retirar factura')
    expect(server.withdrawInvoiceAction).toHaveBeenCalledWith({ id: 'id-2' })
    expect(said.at(-1)?.title).toBe('Factura retirada')
  })

  test('shows the empty list once the undo button of the last invoice is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    server.deleteInvoiceAction.mockResolvedValue(ok)
    const { rerender } = render(table([invoice(1)]))
    await userEvent.click(remove(1))
    await confirm()
    rerender(table([]))
    undo(1).blur()
    await act(async () => void vi.advanceTimersByTime(10_500))
    expect(screen.getByText('Nada')).toBeTruthy()
    expect(document.activeElement?.id).toBe('title')
  })
})

describe('a file that is being read', () => {
  const { working, late } = invoices.detail
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('says that it is being read, and after two minutes that it takes longer', () => {
    render(<Working since={minutesAgo(0)} />)
    expect(screen.getByText(working).textContent).not.toMatch(/en un momento/)
    act(() => vi.advanceTimersByTime(119_000))
    expect(screen.queryByText(late)).toBeNull()
    act(() => vi.advanceTimersByTime(2_000))
    expect(screen.queryByText(working)).toBeNull()
    expect(screen.getByText(late).textContent).toMatch(/una persona de la firma/)
  })

  test('no longer promises to be quick after an hour', () => {
    render(<Working since={minutesAgo(60)} />)
    act(() => vi.advanceTimersByTime(0))
    expect(screen.getByText(late).textContent).not.toMatch(/en un momento/)
  })
})
