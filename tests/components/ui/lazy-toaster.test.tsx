import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyToaster } from '@/components/ui/lazy-toaster'
import { toast, type ToastMessage } from '@/lib/toast'

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

afterEach(cleanup)

test('a message that comes without network leaves the page alone and is shown when the network is back', async () => {
  render(
    <>
      <h1>Página</h1>
      <LazyToaster />
    </>,
  )
  await act(async () => toast({ kind: 'error', title: 'Error' }))
  await vi.dynamicImportSettled()
  expect(screen.getByRole('heading', { name: 'Página' })).toBeTruthy()
  expect(screen.queryByText('Error')).toBeNull()
  network.away = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Error')).toBeTruthy()
})
