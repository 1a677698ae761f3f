import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AssistantTabs } from '@/components/assistant/assistant-tabs'

beforeEach(() => history.replaceState(null, '', '/asistente'))
afterEach(cleanup)

const show = () =>
  render(
    <AssistantTabs
      label="Asistente"
      tabs={[
        { id: 'chat', label: 'Chat en vivo', panel: 'Uno' },
        { id: 'servicios', label: 'Servicios', panel: 'Dos' },
        { id: 'preguntas', label: 'Preguntas frecuentes', panel: 'Tres' },
      ]}
    />,
  )

const tab = (name: string) => screen.getByRole('tab', { name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('the chat is open at first, and all three panels are in the page', () => {
  show()
  expect(chosen()).toBe('Chat en vivo')
  const panels = screen.getAllByRole('tabpanel', { hidden: true })
  expect(panels.map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos', 'Tres'])
  expect(panels.map(({ className }) => /\bhidden\b/.test(className))).toEqual([false, true, true])
})

test('each tab controls its panel, which is named by it', () => {
  show()
  for (const one of screen.getAllByRole('tab')) {
    const panel = document.getElementById(one.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('aria-labelledby')).toBe(one.id)
  }
})

test('arrows go round, Home and End go to the ends, one tab at a time is in the tab order', async () => {
  show()
  act(() => tab('Chat en vivo').focus())
  const order = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    order.push(chosen())
  }
  expect(order).toEqual([
    'Servicios',
    'Preguntas frecuentes',
    'Chat en vivo',
    'Preguntas frecuentes',
    'Chat en vivo',
    'Preguntas frecuentes',
  ])
})

test('an address opens its tab, and a tab writes its address', () => {
  history.replaceState(null, '', '/asistente#preguntas')
  show()
  expect(chosen()).toBe('Preguntas frecuentes')
  fireEvent.click(tab('Servicios'))
  expect(location.hash).toBe('#servicios')
})

test('a link within the page opens its tab and moves the focus there; an unknown one changes nothing', () => {
  show()
  history.replaceState(null, '', '#servicios')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(chosen()).toBe('Servicios')
  expect(document.activeElement).toBe(tab('Servicios'))
  history.replaceState(null, '', '#main')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(chosen()).toBe('Servicios')
})
