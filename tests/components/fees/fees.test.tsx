import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FeeForm } from '@/components/fees/fee-form'
import { FeeList } from '@/components/fees/fee-list'
import { OwnFees } from '@/components/fees/own-fees'
import type { FirmFee } from '@/lib/fees/fee'
import '../../support/browser-dialogs'

const actions = vi.hoisted(() => ({
  saveFeeAction: vi.fn(),
  collectFeeAction: vi.fn(),
  voidFeeAction: vi.fn(),
  reopenFeeAction: vi.fn(),
  remindFeesAction: vi.fn(),
  silenceFeesAction: vi.fn(),
  silenceMyFeesAction: vi.fn(),
}))
const push = vi.hoisted(() => vi.fn())
vi.mock('@/lib/fees/actions', () => actions)
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({ push, refresh: () => undefined }),
}))
const client = '11111111-1111-4111-8111-111111111111'
const fee: FirmFee = {
  id: '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11',
  concept: 'Contabilidad de enero',
  amount: 1_480_000,
  dueOn: '2027-01-10',
  state: 'due',
  late: true,
  collectedOn: null,
  reason: null,
  client,
  clientTitle: 'Café Tres Lunas S.A.S.',
  version: 3,
  reminds: true,
  reminders: 2,
  remindedOn: '2027-01-18',
  silent: false,
  letter: null,
  madeBy: 'Laura',
  settledBy: null,
}
beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue({ ok: true, data: null })
  push.mockReset()
})
afterEach(cleanup)

const show = (rows: FirmFee[], more: object = {}) =>
  render(
    <FeeList
      wanted={{ list: 'due', search: '', client: null, after: null, ...more }}
      page={{ rows, next: null, open: 1_480_000, late: 1_480_000, silent: false, clientTitle: null }}
      today="2027-01-20"
    />,
  )

test('a late fee shows its reminders, and is marked as collected on a day or voided with a reason', async () => {
  show([fee])
  const row = screen.getByRole('listitem')
  expect(row.textContent).toContain('Venció el 10/01/2027')
  expect(row.textContent).toContain('2 recordatorios, el último el 18/01/2027')
  expect(within(row).getByText('Vencida')).toBeTruthy()
  await userEvent.click(within(row).getByRole('button', { name: /^Ya se cobró/ }))
  const dialog = await screen.findByRole('dialog', { name: '¿Ya se cobró?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anotar que se cobró' }))
  expect(actions.collectFeeAction).toHaveBeenCalledWith({ fee: fee.id, seen: 3, on: '2027-01-20' })
  actions.voidFeeAction.mockResolvedValue({
    ok: false,
    code: 'invalid-input',
    message: 'Revisa los campos marcados.',
    fields: { reason: 'Escribe el motivo, de 3 a 300 letras.' },
  })
  await userEvent.click(within(row).getByRole('button', { name: /^Anular/ }))
  const voiding = await screen.findByRole('dialog', { name: '¿Anular este honorario?' })
  await userEvent.click(within(voiding).getByRole('button', { name: 'Anular el honorario' }))
  expect(await within(voiding).findByText('Escribe el motivo, de 3 a 300 letras.')).toBeTruthy()
})

test('a collected fee can be reopened; the reminders of a client are sent or stopped with a press', async () => {
  show([{ ...fee, state: 'collected', late: false, collectedOn: '2027-01-15', settledBy: 'Laura' }], {
    client,
  })
  expect(screen.getByText('Cobrado el 15/01/2027. Lo anotó Laura')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Volver a por cobrar/ }))
  expect(actions.reopenFeeAction).toHaveBeenCalledWith({ fee: fee.id, seen: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Recordar ahora' }))
  expect(actions.remindFeesAction).toHaveBeenCalledWith({ client })
  await userEvent.click(screen.getByRole('button', { name: 'No recordarle por correo' }))
  expect(actions.silenceFeesAction).toHaveBeenCalledWith({ client, silent: true })
})

test('an amount is read as it is typed, and one that the server refuses is marked at its field', async () => {
  actions.saveFeeAction.mockResolvedValue({
    ok: false,
    code: 'invalid-input',
    message: 'Revisa los campos marcados.',
    fields: { amount: 'Escribe el valor en pesos enteros, como 1.480.000.' },
  })
  render(<FeeForm client={{ id: client, name: 'Café' }} fee={null} today="2027-01-20" />)
  await userEvent.type(screen.getByLabelText('Concepto'), 'Renta 2026')
  await userEvent.type(screen.getByLabelText('Valor en pesos, sin IVA'), '1.480.000')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el honorario' }))
  expect(actions.saveFeeAction.mock.calls[0]?.[0]).toMatchObject({
    client,
    concept: 'Renta 2026',
    amount: 1_480_000,
    dueOn: '',
    reminds: true,
    seen: null,
  })
  expect(await screen.findByText('Escribe el valor en pesos enteros, como 1.480.000.')).toBeTruthy()
})

test('the client sees which fees are late and which were paid, and can stop the reminders', async () => {
  render(
    <OwnFees
      fees={{
        rows: [fee, { ...fee, id: '2', late: false, state: 'collected', collectedOn: '2027-01-15' }],
        open: 1_480_000,
        late: 1_480_000,
        silent: false,
        refused: false,
      }}
    />,
  )
  expect(screen.getByRole('term').textContent).toBe('Vencido')
  expect(screen.getByRole('definition').textContent).toMatch(/1\.480\.000 más IVA$/)
  expect(screen.getByText('Pagado el 15/01/2027')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'No recordarme por correo' }))
  expect(actions.silenceMyFeesAction).toHaveBeenCalledWith({ silent: true })
})

test('while the firm sends no reminders, the client can ask for them or refuse them, and keeps the focus', async () => {
  const own = { rows: [fee], open: 1, late: 1, silent: true }
  const { rerender } = render(<OwnFees fees={{ ...own, refused: false }} />)
  expect(
    screen.getByText('La firma no te los envía por ahora. Puedes pedirlos o decir que no los quieres.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Recordarme por correo' }))
  expect(actions.silenceMyFeesAction).toHaveBeenCalledWith({ silent: false })
  expect(document.activeElement?.textContent).toBe('Recordatorios por correo')
  await userEvent.click(screen.getByRole('button', { name: 'No recordarme por correo' }))
  expect(actions.silenceMyFeesAction).toHaveBeenLastCalledWith({ silent: true })
  rerender(<OwnFees fees={{ ...own, refused: true }} />)
  expect(screen.getByText('No te recordamos los honorarios por correo.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'No recordarme por correo' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Recordatorios por correo')
})

test('the client sees late fees, the next one and later ones as three sums, so that future instalments are no debt yet', () => {
  const due = (dueOn: string, late = false) => ({ ...fee, id: dueOn, dueOn, late, amount: 1_000_000 })
  render(
    <OwnFees
      fees={{
        rows: [due('2026-11-10', true), due('2026-12-10'), due('2027-01-10'), due('2027-02-10')],
        open: 4_000_000,
        late: 1_000_000,
        silent: false,
        refused: false,
      }}
    />,
  )
  const told = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s/g, ' ')])
  expect(told).toEqual([
    ['Vencido', '$ 1.000.000 más IVA'],
    ['Lo próximo, a más tardar el 10/12/2026', '$ 1.000.000 más IVA'],
    ['Más adelante, hasta el 10/02/2027', '$ 2.000.000 más IVA'],
  ])
})

test('the list of one client stays with that client in its files, its tabs, its search and its first page', () => {
  show([fee], { list: 'collected', search: 'renta', client, after: ['2027-01-10', fee.id] })
  const files = within(screen.getByRole('group', { name: 'Descargar los honorarios' })).getAllByRole('link')
  const asked = `lista=cobrados&buscar=renta&cliente=${client}`
  expect(files.map((file) => file.getAttribute('href'))).toEqual([
    `/admin/honorarios/exportar?${asked}&formato=csv`,
    `/admin/honorarios/exportar?${asked}&formato=xlsx`,
  ])
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Vencidos')).toBe(`/admin/honorarios?lista=vencidos&buscar=renta&cliente=${client}`)
  expect(to('Volver al comienzo')).toBe(`/admin/honorarios?${asked}`)
  const search = screen.getByRole('searchbox').closest('form') ?? undefined
  expect(Object.fromEntries(new FormData(search))).toEqual({
    lista: 'cobrados',
    cliente: client,
    buscar: 'renta',
  })
  expect(to('Anotar un honorario')).toBe(`/admin/honorarios/nuevo?cliente=${client}`)
})
