import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FiledWith } from '@/components/invoices/filed-with'

const about = { id: 'a', number: 'FE-1' }
const event = { id: 'b', number: 'E-2', kind: 'event030' }

test.each([
  ['an event names its invoice', { about, events: [] }, ['a']],
  ['an invoice names its events', { about: null, events: [event] }, ['b']],
  ['an event with events names both', { about, events: [event] }, ['a', 'b']],
  ['a lone invoice names nothing', { about: null, events: [] }, []],
])('%s', (_, filed, links) => {
  render(<FiledWith filed={filed as never} href={(id) => `/portal/facturas/${id}` as never} />)
  const shown = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(shown).toEqual(links.map((id) => `/portal/facturas/${id}`))
})
