import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StepList } from '@/components/obligations/board/step-list'

const { tick, toast } = vi.hoisted(() => ({ tick: vi.fn(), toast: vi.fn() }))
vi.mock('@/lib/obligations/work/actions', () => ({ tickStepAction: tick }))
vi.mock('@/lib/toast', () => ({ toast }))
beforeEach(() => void tick.mockReset())
afterEach(cleanup)

const steps = [
  { place: 1, title: 'Causar facturas', at: '3 de noviembre, 10:00', by: 'Laura Gómez' },
  { place: 2, title: 'Conciliar bancos', at: null, by: null },
]

test('a step is ticked off by itself, and who did each is said', async () => {
  tick.mockResolvedValue({ ok: true, data: null })
  const onChanged = vi.fn()
  render(<StepList obligation="o" steps={steps} onChanged={onChanged} />)
  expect(screen.getByText('1 de 2 pasos')).toBeTruthy()
  expect(screen.getByText('Laura Gómez, 3 de noviembre, 10:00')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Conciliar bancos' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(tick).toHaveBeenCalledWith({ obligation: 'o', place: 2, done: true })
})

test('a tick that was not kept is taken back and said', async () => {
  tick.mockResolvedValue({ ok: false, code: 'not-found', message: 'Ya no está.' })
  render(<StepList obligation="o" steps={steps} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Causar facturas/ }))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: 'Ya no está.' })),
  )
  expect(screen.getByText('1 de 2 pasos')).toBeTruthy()
})
