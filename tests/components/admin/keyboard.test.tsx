import { render, screen, cleanup, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SelectAll, SelectBox, Selection, useSelection } from '@/components/admin/selection'
import { ShortcutsHelp, switchShortcuts, useShortcuts } from '@/components/admin/shortcuts'

describe('the selection', () => {
  const clients = ['Ana', 'Beto', 'Caro', 'Dora'].map((title) => ({ id: title.toLowerCase(), title }))

  function Chosen() {
    return (
      <p role="status">
        {useSelection()
          .chosen.map(({ title }) => title)
          .join(' ')}
      </p>
    )
  }

  function show() {
    render(
      <Selection items={clients}>
        <Chosen />
        <SelectAll />
        {clients.map((client) => (
          <div key={client.id} data-item={client.id}>
            <SelectBox {...client} />
          </div>
        ))}
      </Selection>,
    )
    return userEvent.setup()
  }
  const box = (title: string) => screen.getByRole('checkbox', { name: `Elegir ${title}` })
  const expectChosen = (names: string) => expect(screen.getByRole('status').textContent).toBe(names)

  test('a click with Shift chooses all rows since the last clicked one', async () => {
    const user = show()
    await user.click(box('Ana'))
    await user.keyboard('{Shift>}')
    await user.click(box('Caro'))
    await user.keyboard('{/Shift}')
    expectChosen('Ana Beto Caro')
  })

  test('X chooses the focused row, Shift+X all rows up to it, and Escape clears the choice', async () => {
    const user = show()
    box('Dora').focus()
    await user.keyboard('x')
    expectChosen('Dora')
    box('Beto').focus()
    await user.keyboard('{Shift>}X{/Shift}')
    expectChosen('Beto Caro Dora')
    await user.keyboard('{Escape}')
    expectChosen('')
  })

  test('the box at the top chooses all rows of the page, and clears them again', async () => {
    const user = show()
    const all = screen.getByRole('checkbox', { name: 'Elegir todo lo de esta página' })
    await user.click(all)
    expectChosen('Ana Beto Caro Dora')
    await user.click(all)
    expectChosen('')
  })
})

describe('shortcuts', () => {
  function Desk({ onKey }: { onKey: () => void }) {
    useShortcuts({ A: onKey })
    return <textarea aria-label="Nota" />
  }
  afterEach(() => {
    cleanup()
    switchShortcuts(true)
  })

  test('work on the page, but not in a field, with Ctrl or Meta, or while the key is held down', async () => {
    const onKey = vi.fn()
    render(<Desk onKey={onKey} />)
    await userEvent.keyboard('a')
    await userEvent.keyboard('A')
    expect(onKey).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Control>}a{/Control}{Meta>}a{/Meta}')
    fireEvent.keyDown(document.body, { key: 'a', repeat: true })
    await userEvent.type(screen.getByLabelText('Nota'), 'aA')
    expect(onKey).toHaveBeenCalledTimes(2)
  })

  test('do not work behind any open dialog', async () => {
    const onKey = vi.fn()
    render(<Desk onKey={onKey} />)
    render(<div role="dialog" data-state="open" />)
    await userEvent.keyboard('a')
    expect(onKey).not.toHaveBeenCalled()
  })

  test('can be turned off with a switch, and stay off', async () => {
    HTMLDialogElement.prototype.showModal ??= vi.fn()
    HTMLDialogElement.prototype.close ??= vi.fn()
    const onKey = vi.fn()
    render(<Desk onKey={onKey} />)
    const { unmount } = render(<ShortcutsHelp keys={[]} onClose={() => undefined} />)
    fireEvent.click(screen.getByLabelText('Usar los atajos de una tecla'))
    unmount()
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(onKey).not.toHaveBeenCalled()
    expect(localStorage.getItem('shortcuts')).toBe('off')
  })
})
