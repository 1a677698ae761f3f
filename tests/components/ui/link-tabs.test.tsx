import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LinkTabs } from '@/components/ui/link-tabs'

const items = [
  { href: '/admin/clientes', label: 'Resumen', current: false },
  { href: '/admin/equipo', label: 'Ficha', current: true },
] as const

test('tabs that do not fit scroll until the current one is in view', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350)
  render(<LinkTabs label="Vistas" items={items} />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(230)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Ficha')
})
