import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import type { Result } from '@/lib/result'

const work = vi.fn<() => Promise<Result<null>>>()
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function Sender() {
  const { busy, problem, act } = useAct()
  const send = () => {
    act({ work, done: { title: 'Enviado' }, failed: 'No se envió' })
    // As a browser does with a button that is disabled.
    ;(document.activeElement as HTMLElement).blur()
  }
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Correo" aria-invalid={Boolean(problem?.fields)} />
      <Button busy={busy} onClick={send}>
        Enviar
      </Button>
    </form>
  )
}

test.each([
  ['a failure', { ok: false, code: 'unavailable', message: 'No responde.' }, 'button'],
  ['a success', { ok: true, data: null }, 'button'],
  [
    'a wrong field',
    { ok: false, code: 'invalid-input', message: 'Mal.', fields: { email: ['Mal.'] } },
    'textbox',
  ],
] as const)('%s leaves the focus where one goes on', async (_, answer, role) => {
  work.mockResolvedValue(answer as never)
  render(<Sender />)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role)))
})
