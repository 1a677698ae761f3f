import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StepList } from '@/components/obligations/board/obligation-plan'
import { ObligationPanel } from '@/components/obligations/board/obligation-panel'
import { StateForm } from '@/components/obligations/board/state-form'
import { boardText } from '@/content/obligation-board'
import type { ObligationDetail } from '@/lib/obligations/board/queries'

const { change, plan, tick, toast } = vi.hoisted(() => ({
  change: vi.fn(),
  plan: vi.fn(),
  tick: vi.fn(),
  toast: vi.fn(),
}))
vi.mock('@/lib/obligations/actions', () => ({
  changeObligationAction: change,
  planObligationAction: plan,
  tickStepAction: tick,
}))
vi.mock('@/lib/toast', () => ({ toast }))

describe('the form for the state of an obligation', () => {
  beforeEach(() => void change.mockReset().mockResolvedValue({ ok: true, data: 5 }))
  afterEach(cleanup)

  const detail = {
    today: '2026-12-02',
    name: 'IVA, bimestre 6 de 2026',
    clientSees: true,
    documents: [{ id: 'd1', name: 'F300.pdf' }],
    receipts: [],
    row: {
      id: 'o1',
      version: 4,
      state: 'in-progress',
      message: null,
      receipt: null,
      filedOn: null,
      paidOn: null,
      value: null,
    },
  } as unknown as ObligationDetail

  function open() {
    const on = { onSaved: vi.fn(), onConflict: vi.fn() }
    render(<StateForm detail={detail} saved={0} {...on} />)
    return on
  }
  const choose = (state: string) =>
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value: state } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

  test('asks for the fields that the state needs, and sends the version seen', async () => {
    const { onSaved } = open()
    choose('waiting')
    fireEvent.change(screen.getByLabelText('Qué le decimos al cliente'), {
      target: { value: 'Falta el extracto' },
    })
    save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(5, expect.any(HTMLFormElement)))
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

  test('names the colleague who saved first, loads the newer state and keeps the typed values', async () => {
    change.mockResolvedValue({ ok: false, code: 'conflict', message: 'Laura Gómez la cambió antes que tú.' })
    const { onConflict } = open()
    choose('filed')
    fireEvent.change(screen.getByLabelText('Número del formulario o recibo'), { target: { value: '3501' } })
    save()
    expect((await screen.findByRole('alert')).textContent).toBe('Laura Gómez la cambió antes que tú.')
    expect(onConflict).toHaveBeenCalledOnce()
    expect(screen.getByLabelText<HTMLInputElement>('Número del formulario o recibo').value).toBe('3501')
  })

  test('shows an error beside its field', async () => {
    change.mockResolvedValue({
      ok: false,
      code: 'invalid-input',
      message: 'x',
      fields: { receipt: 'Escribe el número.' },
    })
    open()
    choose('filed')
    save()
    expect(await screen.findByText('Escribe el número.')).toBeDefined()
    expect(screen.getByLabelText('Número del formulario o recibo').getAttribute('aria-invalid')).toBe('true')
  })

  test('says of internal work that the client does not see it', () => {
    render(<StateForm detail={{ ...detail, clientSees: false }} saved={0} onSaved={vi.fn()} />)
    expect(screen.getByText('El cliente no ve este trabajo: lo lee solo el equipo.')).toBeTruthy()
    expect(screen.queryByText(/Lo lee en su calendario/)).toBeNull()
  })
})

describe('changes by colleagues meanwhile', () => {
  beforeEach(() => void [change, plan].forEach((action) => action.mockReset()))
  afterEach(cleanup)

  const row = {
    id: 'o1',
    client: 'c',
    obligation: 'own:o1',
    name: 'Cierre',
    period: '2026-12',
    title: 'Café del Sur',
    version: 4,
    state: 'in-progress',
    responsible: null,
    advisors: ['ana', 'luz'],
  }
  const version = (
    number: number,
    part: Partial<Record<keyof typeof row, string>> = {},
    known: ObligationDetail['known'] = [],
  ) => (
    <ObligationPanel
      detail={
        {
          known,
          row: { ...row, ...part, version: number },
          name: 'Cierre',
          today: '2026-12-02',
          clientSees: true,
          documents: [],
          receipts: [],
          steps: [],
          history: [],
          members: ['Ana', 'Luz'].map((name) => ({ id: name.toLowerCase(), name, admin: false })),
          figures: { uvt: [], rates: [] },
        } as unknown as ObligationDetail
      }
    />
  )
  const field = (label: string) =>
    screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select, textarea' })
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  const save = async (form: string) => {
    fireEvent.click(within(screen.getByRole('form', { name: form })).getByRole('button'))
    await waitFor(() =>
      expect(
        within(screen.getByRole('form', { name: form })).getByRole('button', { name: 'Guardar' }),
      ).toBeTruthy(),
    )
  }
  const [state, planned] = [boardText.open.changeState, boardText.open.plan]
  const conflict = { ok: false, code: 'conflict', message: 'Laura Gómez la cambió antes que tú.' }

  test('show beside the worksheet how many invoices DIAN knows', async () => {
    const iva = { obligation: 'vat-bimonthly', period: '2026-B5' }
    render(version(4, iva, [{ month: '2026-09', dian: 41, ours: 38 }]))
    const link = await screen.findByRole('link', {
      name: 'Septiembre de 2026: la DIAN conoce 41, tenemos 38',
    })
    expect(link.getAttribute('href')).toContain('/conciliacion?mes=2026-09')
  })

  test('appear in an untouched form, which then saves over them', async () => {
    plan.mockResolvedValue({ ok: true, data: 6 })
    const { rerender } = render(version(4))
    rerender(version(5, { state: 'ready', responsible: 'luz' }))
    expect([field('Estado').value, field('Responsable').value]).toEqual(['ready', 'luz'])
    type('Notas de la firma', 'Llamar el lunes')
    await save(planned)
    expect(plan.mock.calls[0]?.[0]).toMatchObject({ seen: 5, responsible: 'luz', notes: 'Llamar el lunes' })
  })

  test('do not change a form that somebody has started, which overwrites them only when saved twice', async () => {
    change.mockResolvedValue(conflict)
    const { rerender } = render(version(4))
    type('Qué le decimos al cliente', 'Falta el extracto')
    rerender(version(5, { state: 'ready' }))
    await save(state)
    expect(change.mock.calls[0]?.[0]).toMatchObject({ seen: 4 })
    expect(screen.getByRole('alert').textContent).toBe(conflict.message)
    await save(state)
    expect(change.mock.calls[1]?.[0]).toMatchObject({ seen: 5, state: 'ready', message: 'Falta el extracto' })
  })

  test('are not confused with what the member saved in the other form', async () => {
    plan.mockResolvedValue({ ok: true, data: 5 })
    change.mockResolvedValue({ ok: true, data: 6 })
    const { rerender } = render(version(4))
    type('Estado', 'ready')
    type('Responsable', 'ana')
    await save(planned)
    rerender(version(5, { responsible: 'ana' }))
    await save(state)
    expect(change.mock.calls[0]?.[0]).toMatchObject({ seen: 5, state: 'ready' })
    // The field shows the saved value even before the refreshed page arrives.
    expect(field('Estado').value).toBe('ready')
    rerender(version(7, { state: 'waiting', responsible: 'luz' }))
    expect([field('Estado').value, field('Responsable').value]).toEqual(['waiting', 'luz'])
  })

  test('are still a conflict for one form after the other form was saved', async () => {
    plan.mockResolvedValue({ ok: true, data: 5 })
    change.mockResolvedValue(conflict)
    const { rerender } = render(version(4))
    type('Estado', 'ready')
    rerender(version(5, { state: 'waiting' }))
    await save(planned)
    await save(state)
    expect(change.mock.calls[0]?.[0]).toMatchObject({ seen: 4 })
  })
})

describe('the steps', () => {
  beforeEach(() => void tick.mockReset())
  afterEach(cleanup)

  const steps = [
    { place: 1, title: 'Causar facturas', at: '3 de noviembre, 10:00', by: 'Laura Gómez' },
    { place: 2, title: 'Conciliar bancos', at: null, by: null },
  ]

  test('are ticked one by one, and show who did them', async () => {
    tick.mockResolvedValue({ ok: true, data: null })
    const onChanged = vi.fn()
    render(<StepList obligation="o" steps={steps} onChanged={onChanged} />)
    expect(screen.getByText('1 de 2 pasos')).toBeTruthy()
    expect(screen.getByText('Laura Gómez, 3 de noviembre, 10:00')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Conciliar bancos' }))
    await waitFor(() => expect(onChanged).toHaveBeenCalled())
    expect(tick).toHaveBeenCalledWith({ obligation: 'o', place: 2, done: true })
  })

  test('lose a tick that could not be saved, and the reason is shown', async () => {
    tick.mockResolvedValue({ ok: false, code: 'not-found', message: 'Ya no está.' })
    render(<StepList obligation="o" steps={steps} />)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Causar facturas/ }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: 'Ya no está.' })),
    )
    expect(screen.getByText('1 de 2 pasos')).toBeTruthy()
  })
})
