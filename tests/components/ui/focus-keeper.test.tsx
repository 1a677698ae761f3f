import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { markArrival } from '@/components/ui/mark-arrival'

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true
})

function Page({ onGone }: { onGone?: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <main tabIndex={-1}>
      <FocusKeeper />
      <section>
        <h2>Notas</h2>
        {isOpen ? (
          <button
            onClick={() => {
              setOpen(false)
              onGone?.()
            }}
          >
            Guardar
          </button>
        ) : null}
        <button>Otro</button>
      </section>
    </main>
  )
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

test('when a focused button disappears, the heading of its section gets the focus', async () => {
  render(<Page />)
  await settle()
  screen.getByText('Guardar').focus()
  await act(async () => screen.getByText('Guardar').click())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notas' })))
})

test('the focus stays where the page itself has moved it', async () => {
  render(<Page onGone={() => screen.getByText('Otro').focus()} />)
  await settle()
  screen.getByText('Guardar').focus()
  await act(async () => screen.getByText('Guardar').click())
  await settle()
  expect(document.activeElement).toBe(screen.getByText('Otro'))
})

test('after a change of company, or when the page is replaced, the focus is on the main part and not lost', async () => {
  markArrival()
  const { unmount } = render(<Page />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(sessionStorage).toHaveLength(0)
  unmount()
  expect(document.activeElement).toBe(document.body)
  render(<Page />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
