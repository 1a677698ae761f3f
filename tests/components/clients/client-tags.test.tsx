import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ClientTags } from '@/components/clients/client-tags'

const tag = vi.hoisted(() => vi.fn())
vi.mock('@/lib/clients/actions', () => ({ tagClientsAction: tag }))
const said: object[] = vi.hoisted(() => [])
vi.mock('@/lib/toast', () => ({ toast: (message: object) => said.push(message) }))

const client = '11111111-1111-4111-8111-111111111111'

test('a tag is typed with the tags of other clients as suggestions, and removing one keeps the focus', async () => {
  tag.mockResolvedValue({ ok: true, data: [] })
  const { container } = render(<ClientTags client={client} tags={['Cafés']} known={['Cafés', 'Hoteles']} />)
  expect([...container.querySelectorAll('option')].map(({ value }) => value)).toEqual(['Hoteles'])
  await userEvent.type(screen.getByRole('combobox'), 'Al día{Enter}')
  expect(tag).toHaveBeenCalledWith({ clients: [client], added: ['Al día'], removed: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la etiqueta Cafés' }))
  expect(tag).toHaveBeenCalledWith({ clients: [client], added: [], removed: ['Cafés'] })
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

test('a refused tag says why, and the typed text stays', async () => {
  said.length = 0
  tag.mockResolvedValue({ ok: true, data: [{ client, why: 'Un cliente puede tener 10 etiquetas.' }] })
  render(<ClientTags client={client} tags={[]} known={[]} />)
  await userEvent.type(screen.getByRole('combobox'), 'Una más{Enter}')
  expect(said).toMatchObject([{ kind: 'error', description: 'Un cliente puede tener 10 etiquetas.' }])
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Una más')
})
