import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StateForm } from '@/components/obligations/board/state-form'
import type { ObligationDetail } from '@/lib/obligations/board/queries'
import { StepList } from '@/components/obligations/board/obligation-plan'

const { change, tick, toast } = vi.hoisted(() => ({ change: vi.fn(), tick: vi.fn(), toast: vi.fn() }))
vi.mock('@/lib/obligations/actions', () => ({ changeObligationAction: change, tickStepAction: tick }))
vi.mock('@/lib/toast', () => ({ toast }))

describe('the state', () => {
  beforeEach(() => void change.mockReset().mockResolvedValue({ ok: true, data: null }))
  afterEach(cleanup)

  const detail = {
    today: '2026-12-02',
    name: 'IVA, bimestre 6 de 2026',
    clientSees: true,
    documents: [{ id: 'd1', name: 'F300.pdf' }],
    row: {
      id: 'o1',
      version: 4,
      state: 'in-progress',
      message: null,
      receipt: null,
      filedOn: null,
      paidOn: null,
      value: null,
      document: null,
    },
  } as unknown as ObligationDetail

  function open() {
    const onChanged = vi.fn()
    render(<StateForm detail={detail} onChanged={onChanged} />)
    return onChanged
  }
  const choose = (state: string) =>
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value: state } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

  test('each state asks for its own fields, and sends the version that was seen', async () => {
    const onChanged = open()
    choose('waiting')
    fireEvent.change(screen.getByLabelText('Qué le decimos al cliente'), {
      target: { value: 'Falta el extracto' },
    })
    save()
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(change).toHaveBeenCalledWith({
      obligation: 'o1',
      seen: 4,
      state: 'waiting',
      message: 'Falta el extracto',
    })

    choose('paid')
    expect(screen.getByLabelText('Pagada el')).toBeDefined()
    choose('not-applicable')
    expect(screen.queryByLabelText('Qué le decimos al cliente')).toBeNull()
    expect(screen.getByLabelText('Por qué no aplica este período')).toBeDefined()
  })

  test('who was faster is named, the newer state is asked for, and what was typed stays', async () => {
    change.mockResolvedValue({ ok: false, code: 'conflict', message: 'Laura Gómez la cambió antes que tú.' })
    const onChanged = open()
    choose('filed')
    fireEvent.change(screen.getByLabelText('Número del formulario o recibo'), { target: { value: '3501' } })
    save()
    expect((await screen.findByRole('alert')).textContent).toBe('Laura Gómez la cambió antes que tú.')
    expect(onChanged).toHaveBeenCalledOnce()
    expect(screen.getByLabelText<HTMLInputElement>('Número del formulario o recibo').value).toBe('3501')
  })

  test('a problem of a field stands beside it', async () => {
    change.mockResolvedValue({
      ok: false,
      code: 'invalid-input',
      message: 'x',
      fields: { receipt: ['Escribe el número.'] },
    })
    open()
    choose('filed')
    save()
    expect(await screen.findByText('Escribe el número.')).toBeDefined()
    expect(screen.getByLabelText('Número del formulario o recibo').getAttribute('aria-invalid')).toBe('true')
  })

  test('of work that the client does not see nothing is said to be read by them', () => {
    render(<StateForm detail={{ ...detail, clientSees: false }} />)
    expect(screen.getByText('El cliente no ve este trabajo: lo lee solo el equipo.')).toBeTruthy()
    expect(screen.queryByText(/Lo lee en su calendario/)).toBeNull()
  })
})

describe('the steps', () => {
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
})
