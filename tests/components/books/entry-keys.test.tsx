import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EntryKeys } from '@/components/books/entry-keys'

const acts = { teach: vi.fn(), open: vi.fn(), export: vi.fn() }

function openPage() {
  render(
    <>
      <button data-book-export onClick={acts.export}>
        Exportar
      </button>
      <ul>
        {['Empaques', 'Ferretería'].map((name) => (
          <li key={name} data-book-row>
            <h3 tabIndex={-1}>{name}</h3>
            <a href="#factura" data-book-invoice onClick={() => acts.open(name)}>
              Abrir {name}
            </a>
            <button data-book-teach onClick={() => acts.teach(name)}>
              Enseñar {name}
            </button>
          </li>
        ))}
      </ul>
      <input aria-label="Cuenta" />
      <EntryKeys />
    </>,
  )
  for (const act of Object.values(acts)) act.mockClear()
}
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.textContent

test('J and K move between the rows and stop at the first and the last', () => {
  openPage()
  press('j')
  expect(focused()).toBe('Empaques')
  press('j')
  press('j')
  expect(focused()).toBe('Ferretería')
  press('k')
  press('k')
  expect(focused()).toBe('Empaques')
})

test('Enter opens the focused row, E teaches it, and Shift+E exports the month', () => {
  openPage()
  press('e')
  press('Enter')
  expect(acts.teach).not.toHaveBeenCalled()
  expect(acts.open).not.toHaveBeenCalled()
  press('j')
  press('Enter')
  expect(acts.open).toHaveBeenCalledExactlyOnceWith('Empaques')
  press('e')
  expect(acts.teach).toHaveBeenCalledExactlyOnceWith('Empaques')
  expect(focused()).toBe('Enseñar Empaques')
  press('E', { shiftKey: true })
  expect(acts.export).toHaveBeenCalledOnce()
  expect(acts.teach).toHaveBeenCalledOnce()
})

test('no key works in fields or together with Ctrl', () => {
  openPage()
  press('j')
  press('e', { ctrlKey: true })
  screen.getByLabelText('Cuenta').focus()
  press('e')
  press('j')
  expect(acts.teach).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByLabelText('Cuenta'))
})

test('the page lists its keys', () => {
  openPage()
  expect(screen.getByText('enseñar o cambiar')).toBeTruthy()
  expect(screen.getByText('exportar')).toBeTruthy()
})
