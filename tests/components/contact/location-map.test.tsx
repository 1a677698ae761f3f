import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LocationMap } from '@/components/contact/location-map'
import { firm } from '@/content/firm'
import { contentPolicy } from '@/lib/content-security-policy'

afterEach(cleanup)

const map = () => document.querySelector('iframe')
const load = () => userEvent.click(screen.getByRole('button', { name: 'Cargar el mapa' }))

test('asks nobody for a map until the button is pressed; the focus goes on to the map', async () => {
  render(<LocationMap>calles</LocationMap>)
  expect([map(), screen.queryByText('calles')]).toEqual([null, expect.anything()])
  await load()
  expect(map()?.title).toBe('Ubicación de Nogal & Asociados')
  expect(document.activeElement).toBe(map())
})

test('shows the address of the firm, from a host that the policy lets in', async () => {
  render(<LocationMap>calles</LocationMap>)
  await load()
  const { origin, searchParams } = new URL(map()?.src ?? '')
  expect(searchParams.get('q')).toBe(firm.map.search)
  expect(firm.address.street.startsWith(firm.map.search.split(',')[0] ?? '?')).toBe(true)
  expect(contentPolicy({ scripts: [], styles: [] })).toContain(`frame-src ${origin};`)
})

test('can be opened in a new tab instead', () => {
  render(<LocationMap>calles</LocationMap>)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir en otra pestaña' })
  expect([link.target, new URL(link.href).searchParams.get('query')]).toEqual(['_blank', firm.map.search])
})
