import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MonthCounts } from '@/components/clients/client-summary'

test('a count of one is written in the singular, and others in the plural', () => {
  render(
    <MonthCounts months={[{ month: '2026-11-01', received: 1, accepted: 1, reviewing: 0, rejected: 2 }]} />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'factura este mes',
    'aceptada',
    'en revisión',
    'rechazadas',
  ])
})
