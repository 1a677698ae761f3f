import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TypeForm } from '@/components/appointments/agenda/type-form'
import '../../../support/browser-dialogs'

vi.mock('@/lib/appointments/types-actions', () => ({ saveTypeAction: vi.fn(), retireTypeAction: vi.fn() }))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined, useRouter: () => ({}) }))

test('the form of a kind of appointment shows its stored values', () => {
  const numbers = { minutes: 45, before: 5, after: 10, step: 60, notice: 48, horizon: 30, perDay: 3 }
  const type = {
    id: 'a',
    name: 'Cierre',
    place: 'video',
    otherPlaces: [],
    members: [],
    byClients: true,
    detail: 'Enlace',
    question: '',
    ...numbers,
  }
  const { container } = render(<TypeForm type={type as never} staff={[]} onClose={() => undefined} />)
  const value = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect(value('name')).toBe('Cierre')
  for (const [name, number] of Object.entries(numbers)) expect(value(name), name).toBe(String(number))
})
