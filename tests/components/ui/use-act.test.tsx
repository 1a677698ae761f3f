import { act as step, cleanup, fireEvent, renderHook, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState, type SubmitEvent } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { errorMessages } from '@/content/errors'
import { offline } from '@/content/general-errors'
import type { Failure, Result } from '@/lib/result'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import '../../support/browser-dialogs'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/lib/toast', () => ({ toast }))

describe('an action', () => {
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
  })

  const then = vi.fn()
  async function run(work: () => Promise<Result<null>>, onFailure?: (failure: Failure) => boolean) {
    const { result } = renderHook(() => useAct())
    await step(async () =>
      result.current.act({
        work,
        done: { title: 'Hecho' },
        failed: 'No se guardó',
        then,
        ...(onFailure ? { onFailure } : {}),
      }),
    )
    return result.current
  }
  const failure = (more: object = {}): Failure => ({
    ok: false,
    code: 'conflict',
    message: 'Otra persona',
    ...more,
  })

  test('that succeeds is confirmed in a toast, and the next step runs', async () => {
    const { busy, problem } = await run(async () => ({ ok: true, data: null }))
    expect([busy, problem]).toEqual([false, null])
    expect(toast).toHaveBeenCalledWith({ kind: 'success', title: 'Hecho' })
    expect(then).toHaveBeenCalledOnce()
  })

  test('moves the focus to a place that stays when the pressed button disappears', async () => {
    function Row() {
      const { act } = useAct()
      const [isThere, setThere] = useState(true)
      const press = () =>
        act({ work: async () => ({ ok: true, data: null }), place: 'lista', then: () => setThere(false) })
      return (
        <>
          <h2 id="lista" tabIndex={-1}>
            Lista
          </h2>
          {isThere ? <button onClick={press}>Quitar</button> : null}
        </>
      )
    }
    render(<Row />)
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lista' }))
  })

  test('that fails says that there is no connection if the browser knows it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await run(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(toast).toHaveBeenCalledWith({ kind: 'error', title: 'No se guardó', description: offline })
    vi.restoreAllMocks()
  })

  test('that loses its connection is shown as a failure, and the page stays', async () => {
    await run(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(toast).toHaveBeenCalledWith({
      kind: 'error',
      title: 'No se guardó',
      description: errorMessages.unavailable,
    })
    expect(then).not.toHaveBeenCalled()
  })

  test('can be repeated as soon as its failure is shown', async () => {
    const work = vi.fn(async (): Promise<Result<null>> => failure())
    function Chooser() {
      const { problem, act } = useAct()
      const choose = () => act({ work })
      useLayoutEffect(() => {
        if (problem && work.mock.calls.length === 1) choose()
        // The effect imitates a person who presses again after a failure, so it runs only when `problem` changes.
        // eslint-disable-next-line react-hooks/exhaustive-deps
      }, [problem])
      return <button onClick={choose}>{problem?.message ?? 'Elegir'}</button>
    }
    render(<Chooser />)
    fireEvent.click(screen.getByRole('button', { name: 'Elegir' }))
    expect(await screen.findByRole('button', { name: 'Otra persona' })).toBeTruthy()
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  })

  test('that changed nothing yet can go on as soon as its question is shown', async () => {
    const work = vi.fn(async () => ({ ok: true as const, data: 'occupied' }))
    function Closing() {
      const { act } = useAct()
      const [asked, setAsked] = useState(false)
      const close = () => act({ work, done: () => null, then: () => setAsked(true) })
      useLayoutEffect(() => {
        if (asked && work.mock.calls.length === 1) close()
        // The effect imitates a person who answers the question when it appears, so it runs only when `asked` changes.
        // eslint-disable-next-line react-hooks/exhaustive-deps
      }, [asked])
      return <button onClick={close}>Cerrar</button>
    }
    render(<Closing />)
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  })

  test('does not repeat in a toast what the fields already show', async () => {
    const fields = { email: 'Escribe el correo.' }
    const { problem } = await run(async () => failure({ fields }))
    expect(problem?.fields).toEqual(fields)
    expect(toast).not.toHaveBeenCalled()
    await run(
      async () => failure({ fields }),
      () => false,
    )
    expect(toast).toHaveBeenCalledWith({ kind: 'error', title: 'No se guardó', description: 'Otra persona' })
  })
})

describe('the focus after an action', () => {
  const work = vi.fn<() => Promise<Result<null>>>()
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
  })

  // Browsers blur a button when it becomes disabled; jsdom does not, so this hook blurs the button.
  const useBrowserBlur = (busy: boolean) =>
    useLayoutEffect(() => {
      const { activeElement } = document
      if (busy && activeElement instanceof HTMLButtonElement && activeElement.disabled) activeElement.blur()
    }, [busy])

  function Sender() {
    const { busy, problem, act } = useAct()
    useBrowserBlur(busy)
    const send = () => act({ work, done: { title: 'Enviado' }, failed: 'No se envió' })
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
      { ok: false, code: 'invalid-input', message: 'Mal.', fields: { email: 'Mal.' } },
      'textbox',
    ],
  ] as const)('is where the person continues after %s', async (_, answer, role) => {
    work.mockResolvedValue(answer as never)
    render(<Sender />)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role)))
  })

  test('is not taken from a field in which the person already types', async () => {
    const answer = Promise.withResolvers<Result<null>>()
    work.mockReturnValue(answer.promise)
    render(<Sender />)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    const field = screen.getByRole('textbox')
    await userEvent.type(field, 'ana')
    await step(async () => answer.resolve({ ok: true, data: null }))
    await waitFor(() => expect(toast).toHaveBeenCalledOnce())
    expect(document.activeElement).toBe(field)
  })

  function Remover() {
    const [asked, setAsked] = useState(false)
    const { busy, act } = useAct()
    useBrowserBlur(busy)
    return (
      <>
        <Button busy={busy} onClick={() => setAsked(true)}>
          Borrar
        </Button>
        {asked ? (
          <ConfirmDialog
            title="¿Borrar?"
            confirm="Sí, borrar"
            keep="Conservar"
            onConfirm={() => act({ work, done: { title: 'Borrado' }, failed: 'No se borró' })}
            onClose={() => setAsked(false)}
          >
            Se pierde.
          </ConfirmDialog>
        ) : null}
      </>
    )
  }

  test('a double click on an answer does not press what is under the dialog', async () => {
    work.mockResolvedValue({ ok: true, data: null })
    const under = vi.fn()
    render(
      <>
        <Remover />
        <button onClick={under}>Debajo</button>
      </>,
    )
    for (const answer of ['Sí, borrar', 'Conservar']) {
      await userEvent.click(screen.getByRole('button', { name: 'Borrar' }))
      await userEvent.click(screen.getByRole('button', { name: answer }))
      fireEvent.click(screen.getByRole('button', { name: 'Debajo' }), { detail: 2 })
      expect(under).not.toHaveBeenCalled()
    }
    fireEvent.click(screen.getByRole('button', { name: 'Debajo' }), { detail: 1 })
    expect(under).toHaveBeenCalledOnce()
  })

  test('returns to the button that opened the dialog when the action failed', async () => {
    work.mockRejectedValue(new TypeError('Failed to fetch'))
    render(<Remover />)
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí, borrar' }))
    await waitFor(() => expect(toast).toHaveBeenCalledOnce())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Borrar' })))
  })
})

describe('the errors of a form', () => {
  const work = vi.fn<() => Promise<Result<null>>>()
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
  })

  function Inviter() {
    const { busy, doing, error, refuse, clear, act } = useAct()
    function submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      const name = String(new FormData(event.currentTarget).get('name'))
      if (!name) return refuse(event.currentTarget, { name: 'Escribe el nombre.' })
      act({
        name: 'invite',
        work,
        failed: 'No se invitó',
        fieldOf: { 'already-colleague': 'email' },
        lost: 'Sin red.',
      })
    }
    return (
      <form onSubmit={submit}>
        <Field label="Correo" error={error('email')}>
          {(control) => <Input {...control} name="email" onChange={() => clear('email')} />}
        </Field>
        <Field label="Nombre" error={error('name')}>
          {(control) => <Input {...control} name="name" onChange={() => clear('name')} />}
        </Field>
        <Button type="submit" busy={busy}>
          {doing === 'invite' ? 'Invitando' : 'Invitar'}
        </Button>
      </form>
    )
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const described = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Invitar' }))

  test('a required field that is empty is marked and gets the focus before anything is sent', async () => {
    render(<Inviter />)
    await send()
    expect(work).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('Nombre'))
    expect(field('Nombre').getAttribute('aria-invalid')).toBe('true')
    expect(described('Nombre')).toBe('Escribe el nombre.')
    await userEvent.type(field('Nombre'), 'Ana')
    expect(field('Nombre').getAttribute('aria-invalid')).toBeNull()
  })

  test.each([
    ['a field that the server names', { code: 'invalid-input', message: 'Mal.', fields: { email: 'Otro.' } }],
    ['a failure that belongs to a field', { code: 'already-colleague', message: 'Otro.' }],
  ] as const)(
    '%s is marked without a toast and gets the focus, even if Enter was pressed in another field',
    async (_, failure) => {
      work.mockResolvedValue({ ok: false, ...failure })
      render(<Inviter />)
      await userEvent.type(field('Nombre'), 'Ana{Enter}')
      await waitFor(() => expect(document.activeElement).toBe(field('Correo')))
      expect(described('Correo')).toBe('Otro.')
      expect(toast).not.toHaveBeenCalled()
    },
  )

  test('a form can have its own sentence for a lost connection', async () => {
    work.mockRejectedValue(new TypeError('Failed to fetch'))
    render(<Inviter />)
    await userEvent.type(field('Nombre'), 'Ana{Enter}')
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ kind: 'error', title: 'No se invitó', description: 'Sin red.' }),
    )
  })

  test('a second press while the form is sent does nothing, and the button says that it is busy', async () => {
    const answer = Promise.withResolvers<Result<null>>()
    work.mockReturnValue(answer.promise)
    render(<Inviter />)
    await userEvent.type(field('Nombre'), 'Ana')
    const form = field('Nombre').form!
    await step(async () => {
      form.requestSubmit()
      form.requestSubmit()
    })
    expect(work).toHaveBeenCalledOnce()
    expect(screen.getByRole('button').textContent).toBe('Invitando')
    await step(async () => answer.resolve({ ok: true, data: null }))
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Invitar'))
    await send()
    expect(work).toHaveBeenCalledTimes(2)
  })
})
