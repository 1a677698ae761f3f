import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AssignWork } from '@/components/obligations/board/work-bulk'
import { FileWork } from '@/components/obligations/board/file-dialog'
import type { Chosen } from '@/lib/obligations/board/board'

const { change, matches } = vi.hoisted(() => ({ change: vi.fn(), matches: { now: [] as unknown[] } }))
vi.mock('@/lib/obligations/actions', () => ({ changeManyAction: change }))
vi.mock('@/components/obligations/board/receipt-drop', () => ({
  ReceiptDrop: ({ onMatched }: { onMatched: (found: unknown) => void }) => (
    <button type="button" onClick={() => onMatched(matches.now)}>
      Soltar
    </button>
  ),
}))
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function () {
  this.open = false
}
beforeEach(() => void change.mockReset().mockResolvedValue({ ok: true, data: [] }))
afterEach(cleanup)

const expected = (id: string) => ({ id, nit: '900100001', form: '350', year: 2026, part: 10, value: null })
const rows: Chosen[] = ['IVA', 'Retención'].map((title, n) => ({
  id: `o${n}`,
  version: n + 1,
  client: 'c',
  title,
  open: true,
  advisors: [],
  own: false,
  expected: expected(`o${n}`),
}))
const receipt = {
  form: '350',
  nit: null,
  year: 2026,
  part: 10,
  number: '35010001',
  filedOn: '2026-11-17',
  value: 900,
}

function open() {
  const onDone = vi.fn()
  render(<FileWork rows={rows} today="2026-11-20" onClose={vi.fn()} onDone={onDone} />)
  return onDone
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('only rows with a number are filed, with their values', async () => {
  const onDone = open()
  press('Marcar 0 presentadas')
  expect(screen.getByRole('alert').textContent).toBe('Escribe al menos un número.')
  fireEvent.change(screen.getByLabelText('Número: Retención'), { target: { value: '3501' } })
  press('Marcar 1 presentada')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 1))
  expect(change).toHaveBeenCalledWith({
    kind: 'file',
    items: [{ obligation: 'o1', seen: 2, receipt: '3501', filedOn: '2026-11-20', value: '' }],
  })
})

test('typed values are never lost without a question', () => {
  const onClose = vi.fn()
  render(<FileWork rows={rows} today="2026-11-20" onClose={onClose} onDone={vi.fn()} />)
  const pressBeside = () => {
    fireEvent.pointerDown(screen.getByRole('dialog'))
    fireEvent.click(screen.getByRole('dialog'))
  }
  fireEvent.change(screen.getByLabelText('Número: IVA'), { target: { value: '3501' } })
  pressBeside()
  expect(onClose).not.toHaveBeenCalled()
  press('Seguir escribiendo')
  press('Cancelar')
  expect(onClose).not.toHaveBeenCalled()
  press('Descartar')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a person settles every contradiction before anything is filed', async () => {
  const onDone = open()
  matches.now = [
    { file: { name: 'a.pdf', receipt }, expected: expected('o0'), disagreements: ['nit'] },
    {
      file: { name: 'b.pdf', receipt: { ...receipt, number: '35010002' } },
      expected: expected('o1'),
      disagreements: [],
    },
  ]
  press('Soltar')
  expect(screen.getByText('No coincide: el NIT.')).toBeDefined()
  press('Marcar 2 presentadas')
  expect(screen.getByRole('alert').textContent).toMatch(/^Un recibo no coincide/)
  expect(change).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Marcar 2 presentadas')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([], 2))
  expect(change.mock.calls[0]?.[0].items).toMatchObject([
    { obligation: 'o0', receipt: '35010001', filedOn: '2026-11-17', value: '900' },
    { obligation: 'o1', receipt: '35010002' },
  ])
})

test('work may be given to administrators, and to members who work for one of the clients', () => {
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

test('internal work asks for no number, and is done unless that is unticked', async () => {
  const own = { ...rows[0]!, own: true, title: 'Cierre del mes' }
  render(<FileWork rows={[own, rows[1]!]} today="2026-11-20" onClose={vi.fn()} onDone={vi.fn()} />)
  const done = screen.getByRole('checkbox', { name: 'Hecha: Cierre del mes' })
  fireEvent.click(done)
  press('Marcar 0 presentadas')
  expect(screen.getByRole('alert').textContent).toBe('Escribe al menos un número.')
  fireEvent.click(done)
  press('Marcar 1 presentada')
  await waitFor(() => expect(change).toHaveBeenCalled())
  expect(change).toHaveBeenCalledWith({
    kind: 'file',
    items: [{ obligation: 'o0', seen: 1, receipt: '', filedOn: '2026-11-20', value: '', own: true }],
  })
})
