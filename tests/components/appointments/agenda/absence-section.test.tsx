import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AbsenceSection } from '@/components/appointments/agenda/absence-section'
import type { MemberHours } from '@/lib/appointments/hours'

const server = vi.hoisted(() => ({ saveAbsenceAction: vi.fn(), endAbsenceAction: vi.fn(), refresh: vi.fn() }))
vi.mock('@/lib/appointments/hours-actions', () => server)
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => server }))
vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => void (await import('@/components/ui/calendar')), 60_000)
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const absence = {
  id: 'a1',
  from: '2026-12-16T05:00:00Z',
  until: '2027-12-19T05:00:00Z',
  reason: 'Licencia',
  standIn: null,
}
const hours = {
  id: '1f0c0a4e-7d3b-4f0a-9a51-3f1f5f0d2c11',
  name: 'Laura Gómez',
  absences: [absence],
} as unknown as MemberHours

test('an absence longer than a year is listed with both years, and saving one moves the focus to the list', async () => {
  server.saveAbsenceAction.mockResolvedValue({ ok: true, data: { kind: 'kept' } })
  const user = userEvent.setup()
  render(<AbsenceSection hours={hours} others={[]} today="2026-11-27" />)
  expect(screen.getByText('Miércoles 16 de diciembre 2026 a sábado 18 de diciembre 2027')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Desde el día/ }))
  await user.click(
    await screen.findByRole('button', { name: /sábado, 28 de noviembre/ }, { timeout: 10_000 }),
  )
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Vacaciones')
  await user.click(screen.getByRole('button', { name: 'Guardar la ausencia' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('absences'))
  expect(server.saveAbsenceAction).toHaveBeenCalledOnce()
})
