import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LegalAmountsPage } from '@/components/tools/legal-amounts-page'

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => '/' }))

test('minimum wage and transport aid stand under their own headings', () => {
  render(<LegalAmountsPage />)
  const table = [...document.querySelectorAll('table')].find((one) => one.textContent?.includes('Auxilio'))
  const heads = [...(table?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent)
  const [row] = [...(table?.querySelectorAll('tbody tr') ?? [])].filter((one) =>
    one.textContent?.startsWith('2026'),
  )
  const cells = [...(row?.children ?? [])].map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))
  const under = (head: string) => cells[heads.indexOf(head)]
  expect(under('Salario al mes')).toMatch(/\$ 1\.750\.905$/)
  expect(under('Auxilio de transporte')).toMatch(/\$ 249\.095$/)
  expect(screen.getAllByRole('table').length).toBeGreaterThan(2)
})
