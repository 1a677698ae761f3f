import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DelayCost } from '@/components/obligations/delay-cost'

describe('the cost of a delay', () => {
  afterEach(cleanup)

  const asked = {
    kind: 'return',
    title: 'Renta',
    due: '2026-05-20',
    value: null,
    today: '2026-06-19',
    figures: { uvt: [], rates: [] },
  } as const

  async function open(props: Partial<Parameters<typeof DelayCost>[0]> = {}) {
    render(<DelayCost {...asked} {...props} />)
    const details = screen.getByText(/^Qué cuesta|^Qué costaría/).closest('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
    await waitFor(() => screen.getByText('Total estimado'))
  }
  const status = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const tax = 'Impuesto a cargo o retenciones practicadas'

  test('starts with the minimum penalty before anything is answered', async () => {
    await open()
    expect(status()).toContain('Total estimado$ 524.000')
    expect(status()).toContain('(E.T., art. 639)')
  })

  test('adds the penalty on the tax and the interest on each unpaid instalment', async () => {
    await open()
    type(tax, '100.000.000')
    type('Valor de la cuota 1', '5.000.000')
    fireEvent.click(screen.getByRole('button', { name: 'Agregar otra cuota' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Vencimiento de la cuota 2'))
    expect(status()).toBe('')
    type('Vencimiento de la cuota 2', '2026-07-17')
    type('Valor de la cuota 2', '5.000.000')
    expect(status()).toContain('Sanción por extemporaneidad$ 5.000.000')
    expect(status()).toContain(
      '5% del impuesto a cargo ($ 100.000.000) por 1 mes o fracción (E.T., art. 641)',
    )
    expect(status()).toContain('Intereses de mora$ 109.162')
    expect(status()).toContain('Total estimado$ 5.109.162')
    type('Se paga el', '2026-08-03')
    expect(status()).toContain('Intereses de la cuota del 20/05/2026$ 274.663')
    expect(status()).toContain('Intereses de la cuota del 17/07/2026$ 62.745')
    fireEvent.click(screen.getByRole('button', { name: 'Quitar la cuota 2' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar otra cuota' }))
    expect(status()).toContain('Intereses de mora$ 274.663')
  })

  test('is reduced by the answers about article 640', async () => {
    await open()
    type(tax, '100.000.000')
    type('Quién liquida la sanción', 'taxpayer')
    type('La última vez que pasó lo mismo', 'one-year')
    expect(status()).toContain('Total estimado$ 5.000.000')
    type('La DIAN ya envió pliego de cargos, requerimiento especial o emplazamiento', 'no')
    expect(status()).toContain('Sanción reducida al 75%$ 3.750.000')
    expect(status()).toContain('(E.T., art. 640)')
    expect(status()).toContain('Total estimado$ 3.750.000')
    fireEvent.click(screen.getByLabelText('La DIAN ya emplazó para declarar'))
    expect(status()).toContain('(E.T., art. 642)')
    expect(status()).toContain('el artículo 640 del E.T. no la reduce')
    expect(status()).toContain('Total estimado$ 10.000.000')
    type('Quién liquida la sanción', 'dian')
    type('La última vez que pasó lo mismo', 'never')
    type('Se acepta la sanción y se corrige lo que la causó', 'yes')
    expect(status()).toContain('Podría reducirse al 50%$ 5.000.000')
    expect(status()).toContain('Total estimado$ 10.000.000')
  })

  test('starts from the recorded amount if there is one', async () => {
    await open({ value: 36_500_000 })
    expect(status()).toContain('5% de lo que falta por pagar ($ 36.500.000)')
    expect(screen.getByLabelText<HTMLInputElement>(tax).value).toBe('')
  })

  test('names the usury rate that is missing, and who enters it', async () => {
    const later = { due: '2026-11-19', today: '2026-11-24', value: 1_000_000 }
    await open(later)
    expect(status()).toContain('falta la tasa de usura de noviembre de 2026. La firma la escribe')
    expect(status()).toContain('No se puede sumar todavía')
    cleanup()
    await open({ ...later, forFirm: true })
    expect(
      screen.getByRole('link', { name: 'Escribirla en el calendario tributario' }).getAttribute('href'),
    ).toBe('/admin/calendario?vista=uvt')
    cleanup()
    const rates = [{ month: '2026-11', percent: 26, source: 'Superfinanciera' }]
    await open({ ...later, figures: { uvt: [], rates } })
    expect(status()).toContain('Intereses de mora$ 3.288')
  })

  test('is hypothetical before the due date, and does not ask for the tax of a payment', async () => {
    await open({ kind: 'payment', due: '2026-12-17' })
    expect(screen.getByText('Qué costaría pagarla tarde')).toBeDefined()
    expect(screen.queryByLabelText(tax)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Se paga el').value).toBe('2026-12-18')
  })

  test('of information depends on what happened to it', async () => {
    await open({ kind: 'information' })
    type('Valor de esa información', '1.000.000.000')
    expect(status()).toContain('0,5% de los valores enviados tarde ($ 1.000.000.000) (E.T., art. 651)')
    type('Qué pasó', 'missing')
    expect(status()).toContain('Total estimado$ 10.000.000')
  })

  test('of a correction is 10 % of the increase, plus the interest on the instalments', async () => {
    await open({ kind: 'correction', forFirm: true })
    expect(screen.getByText('Qué costaría corregirla')).toBeDefined()
    type('Mayor valor por pagar o menor saldo a favor', '10.000.000')
    expect(status()).toContain('10% del mayor valor ($ 10.000.000) (E.T., art. 644)')
    type('Valor de la cuota 1', '5.000.000')
    expect(status()).toContain('Total estimado$ 1.109.162')
  })

  test('is nothing on the due day itself', async () => {
    await open()
    type(tax, '100.000.000')
    type('Se presenta el', '2026-05-20')
    type('Se paga el', '2026-05-20')
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
    expect(status()).toContain('Total estimado$ 0')
  })

  test('is not calculated for an impossible day or an invalid amount, and says so', async () => {
    await open()
    type('Se presenta el', '9999-01-01')
    expect(screen.getAllByText(/^Elige un día desde el vencimiento/)).toHaveLength(2)
    expect(status()).toBe('')
    type('Se presenta el', '2026-06-19')
    type(tax, 'mucho')
    expect(screen.getByText('Escribe el valor en pesos, sin letras.')).toBeDefined()
    expect(status()).toBe('')
  })

  test('is not offered without a known norm or date', () => {
    const { container, rerender } = render(<DelayCost {...asked} kind={null} />)
    expect(container.textContent).toBe('')
    rerender(<DelayCost {...asked} due={null} />)
    expect(container.textContent).toBe('')
  })
})
