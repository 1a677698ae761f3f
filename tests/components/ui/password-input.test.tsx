import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { PasswordInput } from '@/components/ui/password-input'

afterEach(cleanup)
const field = () => screen.getByLabelText<HTMLInputElement>('Clave')
const control = () => screen.getByRole('button', { name: 'Mostrar lo que escribes' })
const form = () =>
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput aria-label="Clave" name="password" defaultValue="secreta" />
    </form>,
  )

test('a password is read and hidden again with its button, which says which of both it is', () => {
  form()
  expect([field().type, control().getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  fireEvent.click(control())
  expect([field().type, field().value, control().getAttribute('aria-pressed')]).toEqual([
    'text',
    'secreta',
    'true',
  ])
  fireEvent.click(control())
  expect(field().type).toBe('password')
})

test('it is hidden when its form is sent', () => {
  form()
  fireEvent.click(control())
  fireEvent.submit(field().form!)
  expect(field().type).toBe('password')
})

test('without script there is no button that does nothing', () => {
  expect(renderToString(<PasswordInput name="password" />)).not.toContain('<button')
})
