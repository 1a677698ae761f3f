import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AuditorDutyForm } from '@/components/tools/auditor-duty-form'
import { auditorDutyForm, entityKinds } from '@/content/tools/auditor-duty'

beforeEach(() => void render(<AuditorDutyForm />))
afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const verdict = () => screen.getByRole('status').textContent

test('two figures and the wage are enough for an answer with its calculation', async () => {
  expect(verdict()).toContain('Aquí verás si estás obligado')
  await fill('Salario mínimo mensual, en pesos', '1.000.000')
  await fill('Activos brutos, en pesos', '4.120 millones')
  expect(verdict()).toContain('falta la otra')
  await fill('Ingresos brutos, en pesos', '$ 3.460.000.000')
  expect(verdict()).toBe('Sí, estás obligado')
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'CifraSalariosTope',
    'Activos brutosNo llega4.1205.000',
    'Ingresos brutosLlega3.4603.000',
  ])
  await fill('Ingresos brutos, en pesos', '10')
  expect(verdict()).toBe('No, con estas cifras no')
})

test('what is no amount is told at its field', async () => {
  await fill('Activos brutos, en pesos', 'mucha plata')
  expect(field('Activos brutos, en pesos').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Escribe solo la cifra, como 1.250.000.000.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
  expect(field('Activos brutos, en pesos').value).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Tipo de entidad'))
})

test.each(entityKinds.flatMap(({ rule, ...kind }) => (rule === 'figures' ? [] : [{ ...kind, rule }])))(
  '$label is answered without figures',
  async ({ id, rule }) => {
    await userEvent.selectOptions(screen.getByLabelText('Tipo de entidad'), id)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(verdict()).toBe(auditorDutyForm.verdicts[rule])
  },
)

test('who needs one is led to the form with the service chosen', () => {
  expect(screen.getByRole('link', { name: /propuesta/ }).getAttribute('href')).toBe(
    '/contacto?servicio=revisoria-fiscal',
  )
})
