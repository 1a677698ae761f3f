import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AssistantTabs } from '@/components/assistant/assistant-tabs'

const tabs = [
  { id: 'chat', label: 'Chat en vivo', panel: <p>El chat</p> },
  { id: 'servicios', label: 'Servicios', panel: <p>La lista</p> },
] as const
const view = <AssistantTabs label="Asistente" tabs={[...tabs]} />
const selected = () => screen.getByRole('tab', { selected: true }).textContent

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** Shows the page without its scripts, which arrive when the test calls `arrive`. */
function received() {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(view)
  return { arrive: () => act(async () => void (root = hydrateRoot(page, view))) }
}

test('a tab that got the focus before the scripts arrive is open once they have', async () => {
  const { arrive } = received()
  screen.getByRole('tab', { name: 'Servicios' }).focus()
  await arrive()
  expect(selected()).toBe('Servicios')
})

test('without an early press the first tab is open, or the tab that the address names', async () => {
  const first = received()
  await first.arrive()
  expect(selected()).toBe('Chat en vivo')
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  history.replaceState(null, '', '#servicios')
  await received().arrive()
  expect(selected()).toBe('Servicios')
})
