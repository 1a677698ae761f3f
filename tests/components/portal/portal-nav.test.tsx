import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalMenu } from '@/components/portal/portal-nav'

const { pathname } = vi.hoisted(() => ({ pathname: { current: '/portal' } }))
vi.mock('next/navigation', () => ({ usePathname: () => pathname.current }))

const menu = () => <PortalMenu>Cerrar sesión</PortalMenu>
const details = () => screen.getByRole<HTMLDetailsElement>('group')
afterEach(() => {
  cleanup()
  pathname.current = '/portal'
})

test('says where one is and closes when one goes elsewhere', () => {
  const { rerender } = render(menu())
  expect(screen.getByRole('link', { name: 'Portal' }).getAttribute('aria-current')).toBe('page')
  details().open = true
  pathname.current = '/portal/facturas'
  rerender(menu())
  expect(details().open).toBe(false)
  expect(screen.getByRole('link', { name: 'Facturas' }).getAttribute('aria-current')).toBe('page')
})

test('names the account too, which is no room of the menu', () => {
  pathname.current = '/portal/cuenta'
  render(menu())
  expect(screen.getByText('Mi cuenta')).not.toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Portal',
    'Facturas',
    'Citas',
    'Mensajes',
    'Tareas',
  ])
})

test('Escape closes it and gives the focus back to its button', () => {
  render(menu())
  details().open = true
  fireEvent.keyDown(screen.getByRole('link', { name: 'Facturas' }), { key: 'Escape' })
  expect(details().open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('a page inside a room is named after its room', () => {
  pathname.current = '/portal/citas/00000000-0000-4000-8000-000000000001'
  render(menu())
  expect(screen.getAllByText('Citas').map((element) => element.tagName)).toEqual(['SUMMARY', 'A'])
  expect(screen.getByRole('link', { name: 'Citas' }).getAttribute('aria-current')).toBe('true')
})
