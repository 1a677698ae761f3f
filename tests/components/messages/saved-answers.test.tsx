import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SavedAnswersView } from '@/components/messages/inbox/saved-answers-view'
import type { SavedAnswer } from '@/lib/messages/inbox'

vi.mock('@/lib/messages/inbox-actions', () => ({}))

const answer = (id: string, title: string): SavedAnswer => ({
  id,
  title,
  body: 'Buenos días.',
  revision: 1,
  changedBy: 'Diana Cárdenas',
  changedAt: '2026-11-20T14:00:00Z',
})
const button = (name: string) => screen.getByRole('button', { name })

test('no other saved answer can be opened while one is being written', async () => {
  render(<SavedAnswersView answers={[answer('a1', 'Extracto'), answer('a2', 'Plazos')]} />)
  await userEvent.click(button('Nueva respuesta'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), 'Saludo')
  for (const name of ['Editar Extracto', 'Editar Plazos', 'Nueva respuesta']) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    button(name).focus()
    await userEvent.keyboard('{Enter}')
  }
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' }).value).toBe('Saludo')
  await userEvent.click(button('Cancelar'))
  expect(document.activeElement).toBe(button('Nueva respuesta'))
  await userEvent.click(button('Editar Plazos'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' }).value).toBe('Plazos')
})
