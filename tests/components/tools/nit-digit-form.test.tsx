import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NitDigitForm } from '@/components/tools/nit-digit-form'

beforeEach(() => void render(<NitDigitForm />))
afterEach(cleanup)

const field = () => screen.getByLabelText('NIT, con su dígito o sin él')
const type = (text: string) => userEvent.type(field(), text)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the digit and its calculation stand there as the NIT is typed', async () => {
  expect(said()).toEqual(['', 'Aquí verás el dígito y de dónde sale.'])
  await type('800197268')
  expect(said()).toEqual(['', 'El dígito es 4'])
  const rows = within(screen.getByRole('table', { name: 'La cuenta' })).getAllByRole('row')
  expect(rows).toHaveLength(11)
  expect(rows[1]?.textContent).toBe('8× 41328')
  expect(rows.at(-1)?.textContent).toBe('Suma733')
  expect(screen.getByText('733 entre 11 deja un residuo de 7.')).toBeDefined()
  expect(screen.getByText('11 − 7 = 4: ese es el dígito.')).toBeDefined()
  expect(screen.getByText('Se escribe 800.197.268-4.')).toBeDefined()
})

test('what people paste is read, and a single number asks for the others', async () => {
  await type('8')
  expect(said()).toEqual(['', 'Faltan cifras: escribe el NIT completo.'])
  expect(field().getAttribute('aria-invalid')).toBeNull()
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste('NIT 899.999.068')
  expect(said()).toEqual(['', 'El dígito es 1'])
})

test('a digit that is typed too is compared', async () => {
  await type('800.197.268-4')
  expect(said()).toEqual(['', 'El dígito 4 es correcto'])
  await type('{Backspace}6')
  expect(said()).toEqual(['', 'El dígito es 4, no 6'])
})

test('what is no NIT is told at the field, without a result', async () => {
  await type('80a')
  expect(said()[0]).toContain('Un NIT solo tiene cifras')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
  expect(document.activeElement).toBe(field())
  expect(said()[0]).toBe('')
})
