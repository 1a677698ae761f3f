import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DelayCost } from '@/components/obligations/delay-cost'

afterEach(cleanup)

const asked = {
  kind: 'return',
  title: 'Retención',
  due: '2026-11-19',
  value: null,
  today: '2026-11-24',
} as const
const rates = [{ month: '2026-11', percent: 26, source: 'Superfinanciera' }]

async function open(props: Partial<Parameters<typeof DelayCost>[0]> = {}) {
  render(<DelayCost {...asked} figures={{ uvt: [], rates: [] }} {...props} />)
  const details = screen.getByText(/^Qué cuesta|^Qué costaría/).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await waitFor(() => screen.getByText('Total estimado'))
}
const status = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')

test('an overdue return begins with the least it costs today, and follows what is typed', async () => {
  await open({ figures: { uvt: [], rates } })
  expect(status()).toContain('Total estimado$ 524.000')
  fireEvent.change(screen.getByLabelText('Impuesto o retenciones por pagar'), {
    target: { value: '36.500.000' },
  })
  expect(status()).toContain('Total estimado$ 1.945.000')
  expect(status()).toContain('(E.T., art. 641)')
  fireEvent.click(screen.getByLabelText('La DIAN ya emplazó para declarar'))
  expect(status()).toContain('(E.T., art. 642)')
  expect(screen.getByText(/artículo 640/)).toBeDefined()
})

test('without a rate it says what is missing and who enters it', async () => {
  await open({ value: 1_000_000 })
  expect(status()).toContain('falta la tasa de usura de noviembre de 2026. La firma la escribe')
  expect(status()).toContain('No se puede sumar todavía')
  cleanup()
  await open({ value: 1_000_000, forFirm: true })
  expect(
    screen.getByRole('link', { name: 'Escribirla en el calendario tributario' }).getAttribute('href'),
  ).toBe('/admin/calendario?vista=uvt')
})

test('what is not due yet is a question of what if; an instalment asks for no income', async () => {
  await open({ kind: 'payment', due: '2026-12-17' })
  expect(screen.getByText('Qué costaría pagarla tarde')).toBeDefined()
  expect(screen.queryByLabelText('La DIAN ya emplazó para declarar')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Se paga el').value).toBe('2026-12-18')
})

test('a day before it is due and letters for an amount are said, and nothing is computed of them', async () => {
  await open()
  const day = screen.getByLabelText('Se presenta y se paga el')
  fireEvent.change(day, { target: { value: '9999-01-01' } })
  expect(screen.getByText(/^Elige un día desde el vencimiento/)).toBeDefined()
  expect(status()).toBe('')
  fireEvent.change(day, { target: { value: '2026-11-24' } })
  fireEvent.change(screen.getByLabelText('Impuesto o retenciones por pagar'), { target: { value: 'mucho' } })
  expect(screen.getByText('Escribe el valor en pesos, sin letras.')).toBeDefined()
  expect(status()).toBe('')
})

test('nothing is offered where no known norm says a price, or nobody knows the day', () => {
  const figures = { uvt: [], rates: [] }
  const { container, rerender } = render(<DelayCost {...asked} kind={null} figures={figures} />)
  expect(container.textContent).toBe('')
  rerender(<DelayCost {...asked} due={null} figures={figures} />)
  expect(container.textContent).toBe('')
})
