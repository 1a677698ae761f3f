import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { BoardPage } from '@/components/obligations/board/board-page'
import { boardText } from '@/content/obligation-board'
import { obligationIds } from '@/lib/tax-calendar/obligations'
import { Selection, useSelection } from '@/components/admin/selection'
import { MatrixGrid, type GridClient } from '@/components/obligations/board/matrix-grid'
import type { Cell } from '@/lib/obligations/board/cell'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }))

const { change } = vi.hoisted(() => ({ change: vi.fn() }))
vi.mock('@/lib/obligations/actions', () => ({ changeObligationAction: change, undoFilingAction: vi.fn() }))

describe('the board', () => {
  test('tells obligations of the same name apart in its filter', () => {
    render(
      <BoardPage
        query={{
          view: 'lista',
          month: '2026-12',
          state: 'todas',
          kind: null,
          advisor: null,
          search: '',
          cursor: null,
        }}
        counts={{}}
        members={[]}
        kinds={[...obligationIds.map((id) => ({ id, name: null })), { id: 'work:1', name: 'Cierre' }]}
        filing={null}
        me="yo"
        empty={false}
      >
        <p>Nada</p>
      </BoardPage>,
    )
    const options = [...screen.getByLabelText<HTMLSelectElement>(boardText.search.kind).options]
    expect(options).toHaveLength(obligationIds.length + 2)
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
    expect(options.map(({ label }) => label)).toContain('Activos en el exterior (Persona natural)')
  })
})

describe('the grid', () => {
  beforeEach(() => void change.mockReset().mockResolvedValue({ ok: true, data: null }))

  const cell = (id: string, column: string, part: Partial<Cell> = {}): Cell => ({
    id,
    column,
    version: 3,
    state: 'not-started',
    open: true,
    message: null,
    look: 'begin',
    word: '27 nov',
    said: 'Sin empezar, vence el 27/11/2026',
    ...part,
  })
  const clients: GridClient[] = [
    {
      id: 'ana',
      title: 'Ana',
      nit: null,
      advisor: null,
      cells: [cell('a1', 'iva'), cell('a2', 'rete', { open: false, state: 'filed' })],
    },
    {
      id: 'beto',
      title: 'Beto',
      nit: '9-1',
      advisor: { initials: 'DC', name: 'Diana' },
      cells: [cell('b1', 'iva')],
    },
  ]
  const columns = [
    {
      key: 'iva',
      title: 'IVA',
      short: 'IVA bim. 5',
      days: '11 a 25 nov',
      left: 2,
      share: { done: 1, waiting: 1, all: 3 },
    },
    { key: 'rete', title: 'Retención', short: 'Rete', days: '', left: 0, share: null },
  ]

  function Chosen() {
    const { chosen } = useSelection()
    return <p role="status">{chosen.map(({ title }) => title).join(' ')}</p>
  }
  function show() {
    render(
      <Selection items={clients}>
        <Chosen />
        <MatrixGrid label="Matriz" clients={clients} columns={columns} />
      </Selection>,
    )
    return userEvent.setup()
  }
  const focused = () => document.activeElement

  test('shows in its heading how much of the month is filed', () => {
    show()
    expect(screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '1 de 3 presentadas, 1 esperando al cliente',
    ])
  })

  test('is reached with one Tab; arrows, Home and End move between the cells', async () => {
    const user = show()
    await user.tab()
    expect(focused()).toBe(screen.getByRole('link', { name: 'Ana' }))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()?.textContent).toContain('27 nov')
    await user.keyboard('{ArrowDown}')
    expect(focused()?.textContent).toBe('–No la tiene')
    await user.keyboard('{Home}')
    expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Elegir Beto' }))
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Elegir Ana' }))
    await user.keyboard('{End}{ArrowRight}{ArrowUp}')
    expect(focused()?.textContent).toContain('27 nov')
    await user.tab()
    expect(focused()).toBe(document.body)
  })

  test('chooses the client of the focused cell with Space, and unchooses the client again', async () => {
    const user = show()
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowDown} ')
    expect(screen.getByRole('status').textContent).toBe('Beto')
    await user.keyboard(' ')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('leaves all keys to an open obligation while somebody types there', async () => {
    const user = show()
    await user.tab()
    const note = document.createElement('textarea')
    screen.getAllByRole('cell').at(-1)?.append(note)
    note.focus()
    await user.keyboard('a b{ArrowLeft}c')
    expect(note.value).toBe('a cb')
    expect(focused()).toBe(note)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('changes the state of an obligation with a number key, but not that of a filed one', async () => {
    const user = show()
    await user.tab()
    await user.keyboard('{ArrowRight}3')
    expect(change).toHaveBeenCalledExactlyOnceWith({
      obligation: 'a1',
      seen: 3,
      state: 'in-progress',
      message: '',
    })
    await user.keyboard('{ArrowRight}3')
    expect(change).toHaveBeenCalledOnce()
  })
})
