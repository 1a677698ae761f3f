import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HashEntries } from '@/components/ui/hash-entries'

const hashChanged = () =>
  new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))

test('the history entry of a link within the page keeps the state of the page, so that going back works', async () => {
  history.replaceState({ tree: 'portal' }, '', '/portal')
  render(
    <>
      <HashEntries />
      <a href="#main">Ir al contenido</a>
    </>,
  )
  const changed = hashChanged()
  await userEvent.click(screen.getByRole('link'))
  await changed
  expect([location.hash, history.state]).toEqual(['#main', { tree: 'portal' }])
})

test('the history entry of another page does not get that state', async () => {
  history.replaceState({ tree: 'portal' }, '', '/portal')
  render(<HashEntries />)
  history.pushState({ tree: 'citas' }, '', '/citas')
  const changed = hashChanged()
  location.hash = '#main'
  await changed
  expect(history.state ?? null).toBeNull()
})
