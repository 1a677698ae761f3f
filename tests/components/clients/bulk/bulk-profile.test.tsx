import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BulkProfile } from '@/components/clients/bulk/bulk-profile'
import type { ManyPreview } from '@/lib/tax-profile/many-schema'
import '../../../support/browser-dialogs'

const preview = vi.hoisted(() => vi.fn())
const save = vi.hoisted(() => vi.fn())
vi.mock('@/lib/tax-profile/actions', () => ({ previewProfilesAction: preview, changeProfilesAction: save }))
afterEach(() => vi.clearAllMocks())

const clients = Array.from({ length: 60 }, (_, n) => ({ id: `id-${n}`, title: `Cliente ${n}` }))
const ofBatch = (some: string[], more: Partial<ManyPreview> = {}): { ok: true; data: ManyPreview } => ({
  ok: true,
  data: {
    ready: some.map((client) => ({ client, seen: '2026-01-02', conflicts: [] })),
    refused: [],
    lines: [
      {
        is: 'new',
        name: 'Anticipo del SIMPLE',
        period: '2026-B6',
        listed: '2027-01-15',
        days: ['2027-01-15'],
        clients: some,
      },
    ],
    ...more,
  },
})

test('a change for many clients shows which dates come and go, in batches, before anything is saved', async () => {
  preview.mockImplementation(({ clients: some }: { clients: string[] }) =>
    Promise.resolve(
      ofBatch(
        some.filter((id) => id !== 'id-3'),
        { refused: some.includes('id-3') ? [{ client: 'id-3', why: 'No tiene perfil tributario.' }] : [] },
      ),
    ),
  )
  save.mockResolvedValue({ ok: true, data: [] })
  const done = vi.fn()
  render(<BulkProfile clients={clients} onClose={vi.fn()} onDone={done} />)
  await userEvent.selectOptions(screen.getByLabelText('Régimen nuevo'), 'simple')
  await userEvent.click(screen.getByRole('button', { name: 'Ver qué fechas cambian' }))
  expect(preview).toHaveBeenCalledTimes(2)
  expect(preview.mock.calls[0]?.[0]).toMatchObject({ change: { what: 'regime', value: 'simple' } })
  const table = screen.getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(table.textContent).toContain('Nueva para 59 clientes')
  expect(screen.getByText('Cliente 3').closest('li')?.textContent).toContain('No tiene perfil tributario.')
  expect(save).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar 59 clientes' }))
  expect(save).toHaveBeenCalledTimes(2)
  expect(save.mock.calls[0]?.[0]).toMatchObject({ confirmed: false })
  expect(done).toHaveBeenCalledWith([{ client: 'id-3', why: 'No tiene perfil tributario.' }])
})

test('profiles that would contradict their RUT are changed only after a member confirms it', async () => {
  const two = clients.slice(0, 2)
  preview.mockResolvedValue(
    ofBatch(['id-0', 'id-1'], {
      ready: [
        { client: 'id-0', seen: null, conflicts: [] },
        {
          client: 'id-1',
          seen: null,
          conflicts: ['El régimen no coincide con las responsabilidades del RUT.'],
        },
      ],
    }),
  )
  save.mockResolvedValue({ ok: true, data: [] })
  const done = vi.fn()
  render(<BulkProfile clients={two} onClose={vi.fn()} onDone={done} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ver qué fechas cambian' }))
  expect(screen.getByRole('table').textContent).toContain('Nueva para 1 cliente')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lo revisé: cambiarlos también' }))
  expect(screen.getByRole('table').textContent).toContain('Nueva para 2 clientes')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar 1 cliente' }))
  expect(save.mock.calls[0]?.[0]).toMatchObject({ items: [{ client: 'id-0', seen: null }] })
  expect(done).toHaveBeenCalledWith([
    { client: 'id-1', why: 'El régimen no coincide con las responsabilidades del RUT.' },
  ])
})

test('a preview that fails says so and keeps the form', async () => {
  preview.mockResolvedValue({ ok: false, code: 'unavailable', message: 'Sin conexión.' })
  render(<BulkProfile clients={clients} onClose={vi.fn()} onDone={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ver qué fechas cambian' }))
  expect(screen.getByText('Sin conexión.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
