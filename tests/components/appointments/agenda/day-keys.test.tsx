import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DayKeys } from '@/components/appointments/agenda/day-keys'

const { push } = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push }),
}))
afterEach(() => {
  cleanup()
  push.mockReset()
})

test('arrows change the day, S opens the week and N a new appointment, but not with Shift or in fields', async () => {
  render(
    <>
      <DayKeys
        previous={'/ayer' as never}
        following={'/manana' as never}
        week={'/semana' as never}
        add={'/nueva' as never}
      />
      <input aria-label="campo" />
    </>,
  )
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}sn')
  expect(push.mock.calls.flat()).toEqual(['/ayer', '/manana', '/semana', '/nueva'])
  push.mockReset()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowRight}{/Shift}')
  await userEvent.type(screen.getByLabelText('campo'), 'sn{ArrowLeft}')
  expect(push).not.toHaveBeenCalled()
})
