import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactList } from '@/components/contact/contact-list'
import { contacts } from '@/content/contact-messages'

const after = ['2026-11-20T15:00:00.000000Z', '00000000-0000-4000-8000-000000000001'] as const
const paramsOf = (name: string) =>
  Object.fromEntries(
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(name) }).href).searchParams,
  )

test('the links to the first and the next page of a search keep its words and its state', () => {
  const query = { kind: 'answered', search: 'nómina', cursor: after } as const
  render(<ContactList page={{ rows: [], next: after } as never} query={query as never} />)
  expect(paramsOf(contacts.first)).toEqual({ estado: 'respondidos', buscar: 'nómina' })
  const { desde, ...filters } = paramsOf(contacts.next)
  expect(filters).toEqual({ estado: 'respondidos', buscar: 'nómina' })
  expect(desde).toContain(after[1])
})
