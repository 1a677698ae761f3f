import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCloseByBack } from '@/components/ui/use-close-by-back'

function View({ onClose }: { onClose: () => void }) {
  useCloseByBack(onClose)
  return <p>Una vista</p>
}

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.closesByBack)
const settled = () => waitFor(() => expect(isMarked()).toBe(false))

afterEach(async () => {
  cleanup()
  await settled()
})

test('Back closes the view, and the page behind it stays', async () => {
  const onClose = vi.fn()
  render(<View onClose={onClose} />)
  const { length } = history
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(history.length).toBe(length)
})

test('a view that opens right after another one closed stays open, and Back closes it', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const before = render(<View onClose={first} />)
  const goBack = history.back.bind(history)
  const isCalled = new Promise<void>((resolve) => {
    vi.spyOn(history, 'back').mockImplementationOnce(() => {
      goBack()
      resolve()
    })
  })
  before.unmount()
  await isCalled
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  // The second view opens while the browser is still going back from the first view's history entry.
  render(<View onClose={second} />)
  await isBack
  await waitFor(() => expect(isMarked()).toBe(true))
  expect(second).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1))
  expect(first).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('closing the view removes its history entry, even after the page behind it was refreshed', async () => {
  const view = render(<View onClose={vi.fn()} />)
  // This line replaces the state of the current history entry, as Next's router does after a refresh.
  history.replaceState({ __NA: true }, '')
  const isBack = vi.fn()
  window.addEventListener('popstate', isBack, { once: true })
  view.unmount()
  await waitFor(() => expect(isBack).toHaveBeenCalledTimes(1))
})

test('a view that closes because its page was left does not go back', async () => {
  const goBack = vi.spyOn(history, 'back')
  const view = render(<View onClose={vi.fn()} />)
  history.pushState({ __NA: true }, '', '/otra')
  view.unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(goBack).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
