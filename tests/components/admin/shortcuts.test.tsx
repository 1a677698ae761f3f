import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShortcutsHelp, switchShortcuts, useShortcuts } from '@/components/admin/shortcuts'

function Desk({ onKey }: { onKey: () => void }) {
  useShortcuts({ A: onKey })
  return <textarea aria-label="Nota" />
}
afterEach(() => {
  cleanup()
  switchShortcuts(true)
})

test('a key acts on the page, never in a field, with another key or when it is held down', async () => {
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

test('the switch turns them off, and keeps that', async () => {
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
