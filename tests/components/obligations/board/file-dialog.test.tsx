import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AssignWork } from '@/components/obligations/board/work-bulk'
import { FileWork } from '@/components/obligations/board/file-dialog'
import type { Chosen } from '@/lib/obligations/board/board'
import type { FileManyInput } from '@/lib/obligations/board/schema'

const { file, read, send } = vi.hoisted(() => ({ file: vi.fn(), read: vi.fn(), send: vi.fn() }))
vi.mock('@/lib/obligations/actions', () => ({
  fileManyAction: file,
  changeManyAction: vi.fn(),
  undoFilingAction: vi.fn(),
}))
vi.mock('@/components/obligations/board/read-files', () => ({ readFiles: read }))
vi.mock('@/components/invoices/upload/upload-file', () => ({ uploadFile: send }))
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function () {
  this.open = false
}
beforeEach(() => {
  file.mockReset().mockResolvedValue({ ok: true, data: [] })
  send
    .mockReset()
    .mockImplementation(({ key }: { key: string }) =>
      Promise.resolve({ phase: { name: 'done' }, documentId: `doc-${key}`, code: null }),
    )
})
afterEach(cleanup)

const today = '2026-11-20'
const expected = (n: number) => ({
  id: `o${n}`,
  nit: `90010000${n}`,
  form: '350',
  year: 2026,
  part: 10,
  value: null,
  number: null,
  due: '2026-11-24',
  periodEnd: '2026-10-31',
})
const rows: Chosen[] = ['IVA', 'Retención'].map((title, n) => ({
  id: `o${n}`,
  version: n + 1,
  client: `c${n}`,
  title,
  open: true,
  advisors: [],
  own: false,
  filed: null,
  expected: expected(n),
}))
const receipt = (n: number, more: object = {}) => ({
  form: '350',
  nit: `90010000${n}`,
  year: 2026,
  part: 10,
  number: `3501000${n}`,
  pays: null,
  filedOn: '2026-11-17',
  value: 900,
  ...more,
})
const pdf = (name: string, values: object | null, why: string | null = null, kind = 'return') => ({
  key: name,
  file: new File(['x'], name),
  hash: name,
  kind,
  receipt: values,
  why,
})

function open(chosen: readonly Chosen[] = rows) {
  const onDone = vi.fn()
  const onClose = vi.fn()
  render(<FileWork rows={chosen} today={today} onClose={onClose} onDone={onDone} />)
  return { onDone, onClose }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function drop(...files: object[]) {
  read.mockResolvedValueOnce(files)
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(input, { target: { files: files.map((_, n) => new File(['x'], `${n}.pdf`)) } })
  await screen.findByText(/encontr(ó|aron) su obligación/)
}
const sentItems = () => (file.mock.calls.at(-1)?.[0] as FileManyInput).items

/** Drops files that the dialog finishes reading only when the test calls the returned function. */
function dropSlowly(...files: object[]) {
  const reading = Promise.withResolvers<object[]>()
  read.mockReturnValueOnce(reading.promise)
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(input, { target: { files: files.map((_, n) => new File(['x'], `${n}.pdf`)) } })
  return () => act(async () => reading.resolve(files))
}

test('files dropped while others are read are read afterwards', async () => {
  open()
  const endFirst = dropSlowly(pdf('a.pdf', receipt(0)))
  const endSecond = dropSlowly(pdf('b.pdf', receipt(1)))
  await endFirst()
  await endSecond()
  expect(screen.getByRole('button', { name: 'Quitar a.pdf' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Quitar b.pdf' })).toBeDefined()
})

test('a file removed while another is read stays removed', async () => {
  open()
  await drop(pdf('a.pdf', receipt(0)))
  const end = dropSlowly(pdf('b.pdf', receipt(1)))
  press('Quitar a.pdf')
  await end()
  expect(screen.getByRole('button', { name: 'Quitar b.pdf' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Quitar a.pdf' })).toBeNull()
})

test('only rows with a number are marked as filed, with their values', async () => {
  const { onDone } = open()
  press('Marcar 0 presentadas')
  expect(screen.getByRole('alert').textContent).toBe('Escribe al menos un número.')
  type('Número: Retención', '3501')
  press('Marcar 1 presentada')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 1, []))
  expect(sentItems()).toEqual([
    { obligation: 'o1', seen: 2, receipt: '3501', filedOn: today, paidOn: '', value: '', receipts: [] },
  ])
})

test('closing the dialog asks before typed values are lost', () => {
  const { onClose } = open()
  const pressBeside = () => {
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('dialog'))
  }
  type('Número: IVA', '3501')
  pressBeside()
  expect(onClose).not.toHaveBeenCalled()
  press('Seguir escribiendo')
  press('Cancelar')
  expect(onClose).not.toHaveBeenCalled()
  press('Descartar')
  expect(onClose).toHaveBeenCalledOnce()
})

test('receipts are stored before anything is filed, and are delivered to the client only if wanted', async () => {
  const { onDone } = open()
  await drop(
    pdf('a.pdf', receipt(0)),
    pdf('b.pdf', receipt(0, { form: '490', pays: '35010000', number: '4901' }), null, 'payment'),
    pdf('dañado.pdf', null, 'unreadable'),
  )
  fireEvent.click(screen.getByRole('checkbox', { name: /^Entregar los recibos/ }))
  press('Marcar 1 presentada')
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith([], 1, [
      { name: 'dañado.pdf', why: 'está dañado: no se pudo abrir' },
    ]),
  )
  expect(file.mock.calls[0]?.[0]).toMatchObject({ deliver: false })
  expect(sentItems()).toMatchObject([
    {
      obligation: 'o0',
      receipt: '35010000',
      filedOn: '2026-11-17',
      paidOn: '2026-11-17',
      receipts: [
        { document: 'doc-a.pdf', kind: 'return', number: '35010000' },
        { document: 'doc-b.pdf', kind: 'payment', number: '4901' },
      ],
    },
  ])
})

test('every contradiction between a receipt and its row is confirmed before anything is filed', async () => {
  const { onDone } = open()
  await drop(pdf('a.pdf', receipt(0, { part: 9 })), pdf('b.pdf', receipt(1)))
  expect(screen.getByText(/No coincide: el período\./)).toBeDefined()
  press('Marcar 2 presentadas')
  expect(screen.getByRole('alert').textContent).toMatch(/^Una fila no coincide/)
  const settle = screen.getByRole('checkbox', { name: /^Lo revisé/ })
  expect(document.activeElement).toBe(settle)
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(settle)
  press('Marcar 2 presentadas')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 2, []))
})

test('an unusual day must be confirmed, and a day in the future cannot be', async () => {
  const { onDone } = open()
  type('Número: IVA', '3501')
  type('Presentada el: IVA', '2026-11-21')
  expect(screen.getByText(/La fecha de presentación todavía no ha llegado/)).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: /^Lo revisé/ })).toBeNull()
  press('Marcar 1 presentada')
  expect(screen.getByRole('alert').textContent).toMatch(/^Una fila no coincide/)
  type('Presentada el: IVA', '2026-10-30')
  expect(screen.getByText(/Se presentó antes de terminar el período/)).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Lo revisé/ }))
  press('Marcar 1 presentada')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 1, []))
})

test('a scan is kept after a person chose its obligation and typed what it shows', async () => {
  const { onDone } = open()
  await drop(pdf('escaneo.jpg', null, 'no-text'))
  const left = screen.getByRole('region', { name: '1 archivo queda por fuera' })
  expect(left.textContent).toContain('es una foto o un escaneo')
  type('Qué es: escaneo.jpg', 'payment')
  type('Obligación: escaneo.jpg', 'o1')
  press('Poner en su fila: escaneo.jpg')
  expect(document.activeElement).toBe(
    screen
      .getByRole('button', { name: 'Quitar escaneo.jpg' })
      .closest('li[data-row]')!
      .querySelector('input'),
  )
  press('Marcar 1 presentada')
  expect(screen.getByRole('alert').textContent).toBe('A una fila le falta el número o una fecha.')
  expect(document.activeElement).toBe(screen.getByLabelText('Número: Retención'))
  type('Número: Retención', 'PILA-77')
  type('Pagada el: Retención', '2026-11-18')
  press('Marcar 1 presentada')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 1, []))
  expect(sentItems()).toMatchObject([
    {
      obligation: 'o1',
      receipt: 'PILA-77',
      paidOn: '2026-11-18',
      receipts: [{ document: 'doc-escaneo.jpg', kind: 'payment', date: '2026-11-18' }],
    },
  ])
})

test('a receipt can be taken off its row, and the focus stays in that row', async () => {
  open()
  await drop(pdf('a.pdf', receipt(0)))
  press('Quitar a.pdf')
  expect(screen.getByText(/lo quitaste de su fila/)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Número: IVA'))
})

test('after a lost connection the dialog says what is stored, and sends only the rest again', async () => {
  const { onDone } = open()
  await drop(pdf('a.pdf', receipt(0)), pdf('b.pdf', receipt(1)))
  send.mockImplementation(({ key }: { key: string }) =>
    Promise.resolve(
      key === 'a.pdf'
        ? { phase: { name: 'done' }, documentId: 'doc-a.pdf', code: null }
        : { phase: { name: 'failed', message: 'Sin conexión.', final: false }, code: 'network' },
    ),
  )
  press('Marcar 2 presentadas')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Se guardó 1 de 2 recibos, y ninguna obligación se ha marcado todavía\. Sin conexión\./,
  )
  expect(file).not.toHaveBeenCalled()
  send.mockReset().mockResolvedValue({ phase: { name: 'done' }, documentId: 'doc-b.pdf', code: null })
  file.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const again = async () => fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await again()
  await screen.findByText(/no sabemos si las obligaciones se marcaron/)
  expect(send).toHaveBeenCalledOnce()
  await again()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 2, []))
  const [first, second] = file.mock.calls.map(([input]) => (input as FileManyInput).filing)
  expect(second).toBe(first)
})

test('after a lost answer the same filing can be sent again, although the page already shows it as filed', async () => {
  file.mockResolvedValueOnce({ ok: false, code: 'unavailable', message: 'Sin respuesta' })
  const props = { today, onClose: vi.fn(), onDone: vi.fn() }
  const { rerender } = render(<FileWork {...props} rows={rows} />)
  type('Número: IVA', '35010001')
  type('Presentada el: IVA', '2026-11-17')
  press('Marcar 1 presentada')
  await screen.findByText('Sin respuesta')
  const filed = { number: '35010001', day: '2026-11-17', value: null }
  rerender(
    <FileWork
      {...props}
      rows={rows.map((row, n) => (n === 0 ? { ...row, open: false, filed, version: 2 } : row))}
    />,
  )
  press('Marcar 1 presentada')
  await waitFor(() => expect(props.onDone).toHaveBeenCalled())
  const [lost, sent] = file.mock.calls.map(([input]) => input as FileManyInput)
  expect(sent).toEqual(lost)
})

test('a file that the server refuses is named, and the others are filed after the next press', async () => {
  const { onDone } = open()
  await drop(pdf('a.pdf', receipt(0)), pdf('b.pdf', receipt(1)))
  send.mockImplementation(({ key }: { key: string }) =>
    Promise.resolve(
      key === 'a.pdf'
        ? { phase: { name: 'failed', message: 'a.pdf no es un PDF.', final: true }, code: 'file-type' }
        : { phase: { name: 'done' }, documentId: 'doc-b.pdf', code: null },
    ),
  )
  press('Marcar 2 presentadas')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 archivo no se pudo guardar/)
  const row = document.querySelector<HTMLElement>('[data-row="o0"]')!
  fireEvent.change(within(row).getByLabelText('Número: IVA'), { target: { value: '' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith([], 1, [{ name: 'a.pdf', why: 'a.pdf no es un PDF.' }]),
  )
})

test('a filed obligation can get its proof of payment, and keeps its number and filing date', async () => {
  const filed: Chosen = {
    ...rows[0]!,
    open: false,
    filed: { number: '35010000', day: '2026-11-10', value: 900 },
    expected: { ...expected(0), number: '35010000', value: 900 },
  }
  const { onDone } = open([filed])
  press('Marcar 0 presentadas')
  expect(screen.getByRole('alert').textContent).toBe('Escribe al menos un número.')
  await drop(pdf('b.pdf', receipt(0, { form: '490', pays: '35010000', number: '4901' }), null, 'payment'))
  press('Marcar 1 presentada')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 1, []))
  expect(sentItems()).toMatchObject([
    { receipt: '35010000', filedOn: '2026-11-10', paidOn: '2026-11-17', receipts: [{ number: '4901' }] },
  ])
})

test('work can be given to administrators, and to members who work for one of the clients', () => {
  const members = ['Ana', 'Iván', 'Laura'].map((name) => ({ id: name, name, admin: name === 'Ana' }))
  const [first, second] = rows as [Chosen, Chosen]
  const chosen = [first, { ...second, advisors: ['Laura'] }]
  render(<AssignWork rows={chosen} members={members} onClose={vi.fn()} onDone={vi.fn()} />)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'El asesor de cada cliente',
    'Ana',
    'Laura',
  ])
})

test('internal work needs no number, and is marked as done unless its box is unticked', async () => {
  const own = { ...rows[0]!, own: true, title: 'Cierre del mes' }
  open([own, rows[1]!])
  const done = screen.getByRole('checkbox', { name: 'Hecha: Cierre del mes' })
  fireEvent.click(done)
  press('Marcar 0 presentadas')
  expect(screen.getByRole('alert').textContent).toBe('Escribe al menos un número.')
  fireEvent.click(done)
  press('Marcar 1 presentada')
  await waitFor(() => expect(file).toHaveBeenCalled())
  expect(sentItems()).toMatchObject([
    { obligation: 'o0', seen: 1, receipt: '', filedOn: today, value: '', own: true },
  ])
})
