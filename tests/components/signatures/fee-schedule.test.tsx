import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FeeSchedule } from '@/components/signatures/fee-schedule'

const fees = [
  { concept: 'Contabilidad (1/2)', amount: 1_480_000, dueOn: '2026-12-05', agreedOn: '2026-12-05' },
  { concept: 'Contabilidad (2/2)', amount: 1_480_000, dueOn: '2027-01-05', agreedOn: '2027-01-05' },
]

test('a signer reads each fee with its day and VAT, and the sum; other documents show no fees', () => {
  const { rerender } = render(<FeeSchedule fees={fees} by="client" />)
  const said = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')
  const [first, second, ...more] = screen.getAllByRole('listitem')
  expect(more).toEqual([])
  expect(said(first!)).toMatch(
    /Sábado 5 de diciembre 2026Contabilidad \(1\/2\)\$ ?1\.480\.000 más IVA\$ ?1\.761\.200 con IVA/,
  )
  expect(said(second!)).toMatch(/Martes 5 de enero 2027/)
  expect(said(screen.getByRole('region', { name: 'Los honorarios de esta carta' }))).toMatch(
    /Total\$ ?2\.960\.000 más IVA\$ ?3\.522\.400 con IVA/,
  )
  rerender(<FeeSchedule fees={[]} by="client" />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('if the letter’s day for a fee has passed, it is shown beside the day on which the fee is due', () => {
  const [first, ...rest] = fees
  render(<FeeSchedule fees={[{ ...first!, agreedOn: '2026-11-05' }, ...rest]} by="firm" />)
  expect(screen.getAllByText(/^La carta dice: /).map((one) => one.textContent)).toEqual([
    'La carta dice: jueves 5 de noviembre 2026.',
  ])
  expect(screen.getByText(/Nadie debe nada antes de firmar/)).toBeTruthy()
})
