import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LazyToaster } from '@/components/ui/lazy-toaster'
import { toast, type ToastMessage } from '@/lib/toast'
import { clearBottom } from '@/components/ui/toast-place'

const network = vi.hoisted(() => ({ away: true }))

function Shown({ first }: { first: ToastMessage[] }) {
  return <p>{first.map(({ title }) => title).join(' · ')}</p>
}

vi.mock('@/components/ui/toaster', () => ({
  get Toaster() {
    if (network.away) throw new Error('the code did not arrive')
    return Shown
  },
}))

describe('the toaster', () => {
  afterEach(cleanup)

  test('shows a message as plain text while its code cannot be loaded, and does not repeat it later', async () => {
    render(
      <>
        <h1>Página</h1>
        <LazyToaster />
      </>,
    )
    await act(async () => toast({ kind: 'error', title: 'Error' }))
    await vi.dynamicImportSettled()
    expect(screen.getByRole('heading', { name: 'Página' })).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toBe('Error ')
    network.away = false
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.queryByText('Error')).toBeNull()
    await act(async () => toast({ kind: 'success', title: 'Guardado' }))
  })
})

describe('its place', () => {
  const notification = { height: 100, left: 800, right: 1200, rest: 80 }
  const button = (top: number, left = 900) => ({ top, bottom: top + 48, left, right: left + 120 })
  /** In a window 800 pixels high, a toast that covers no button lies between 620 and 720 pixels from the top. */
  const place = (...buttons: ReturnType<typeof button>[]) => clearBottom(buttons, notification, 800)

  test.each([
    ['nothing sends a form there', [], 80],
    ['the button is beside it', [button(650, 100)], 80],
    ['the button is above it', [button(500)], 80],
    ['the button is under it', [button(650)], 800 - 650 + 8],
    ['the button is half under it', [button(590)], 800 - 590 + 8],
    ['it would then lie on the next one', [button(650), button(520)], 800 - 520 + 8],
    ['the button has been scrolled away', [button(900)], 80],
  ])('is where it hides no button when %s', (_case, buttons, bottom) => {
    expect(place(...buttons)).toBe(bottom)
  })

  test('is the usual one when the screen has no free place', () => {
    expect(clearBottom([button(60)], { ...notification, rest: 20, height: 100 }, 180)).toBe(20)
  })
})
