import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { RutBatch } from '@/components/tax-profile/batch/rut-batch'
import { checkDigit } from '@/lib/format/nit'
import type { Holder, ReadFile } from '@/lib/tax-profile/rut-batch'

const { readRutFile, findHoldersAction, createClientAction, saveTaxProfilesAction, uploadFile } = vi.hoisted(
  () => ({
    readRutFile: vi.fn(),
    findHoldersAction: vi.fn(),
    createClientAction: vi.fn(),
    saveTaxProfilesAction: vi.fn(),
    uploadFile: vi.fn(),
  }),
)
vi.mock('@/components/tax-profile/read-rut-file', () => ({ readRutFile }))
vi.mock('@/lib/clients/actions', () => ({ findHoldersAction, createClientAction }))
vi.mock('@/lib/tax-profile/actions', () => ({ saveTaxProfilesAction }))
vi.mock('@/components/invoices/upload/upload-file', () => ({ uploadFile }))
vi.mock('next/navigation', () => ({ unstable_rethrow: () => undefined }))

const ids = ['1', '2', '3', '4'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
const nitOf = (at: number) => `90000000${at}`
const rut = (at: number, more: object = {}): ReadFile['read'] => ({
  nit: nitOf(at),
  digit: checkDigit(nitOf(at)),
  kind: 'company',
  name: `Cliente ${at} S.A.S.`,
  responsibilities: ['05', '48'],
  activities: [],
  municipality: '11001',
  made: '2026-03-04',
  ...more,
})
const holder = (at: number, regime: 'ordinary' | 'simple' | null): Holder => ({
  nit: nitOf(at),
  id: ids[at - 1] ?? '',
  title: `Cliente ${at}`,
  others: 0,
  seen: null,
  profile: regime && {
    nit: nitOf(at),
    digit: checkDigit(nitOf(at)),
    name: null,
    kind: 'company',
    regime,
    responsibilities: regime === 'simple' ? ['47', '48'] : ['05', '48'],
    entity: null,
    activities: [],
    vat_cycle: null,
    traits: [],
    municipalities: [{ code: '11001', duties: [] }],
    valid_from: '2026-01-01',
  },
})
const read: Record<string, ReadFile['read']> = {
  'nuevo.pdf': rut(1),
  'difiere.pdf': rut(2),
  'igual.pdf': rut(3),
  'dudoso.pdf': rut(4, { municipality: null }),
  'escaneado 900000001.pdf': 'no-text',
  'otro.pdf': 'no-rut',
  'sin-cliente.pdf': rut(5),
}
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

beforeEach(() => {
  for (const mock of [createClientAction, saveTaxProfilesAction, uploadFile]) mock.mockReset()
  readRutFile.mockImplementation(async ({ name }: File) => read[name])
  findHoldersAction.mockResolvedValue({
    ok: true,
    data: [holder(1, null), holder(2, 'simple'), holder(3, 'ordinary'), holder(4, null)],
  })
  saveTaxProfilesAction.mockImplementation(async ({ profiles }: { profiles: unknown[] }) => ({
    ok: true,
    data: profiles.map(() => null),
  }))
  uploadFile.mockResolvedValue({ phase: { name: 'done' } })
  render(<RutBatch today="2026-11-26" />)
})

const choose = async () => {
  await userEvent.upload(screen.getByLabelText('Elegir archivos', { selector: 'input' }), [
    ...Object.keys(read).map(pdf),
    new File(['x'], 'foto.jpg', { type: 'image/jpeg' }),
  ])
  await screen.findByRole('heading', { name: 'Nuevos (1)' })
}
const group = (name: RegExp) => within(screen.getByRole('region', { name }))
const saved = () =>
  saveTaxProfilesAction.mock.calls.flatMap(([{ profiles }]) => profiles as { client: string }[])

test('all RUT files are listed in groups, and a person decides about those that differ or are doubtful', async () => {
  await choose()
  for (const title of [
    'Dudosos (1)',
    'Difieren del perfil guardado (1)',
    'Por leer (2)',
    'Sin cliente (1)',
    'Iguales (1)',
  ])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(group(/^No se pudieron leer/).getByText(/no parece un RUT/)).toBeTruthy()
  expect(
    group(/^Difieren/).getByText(
      'Régimen de renta: de «Régimen SIMPLE de tributación» a «Régimen ordinario de renta»',
    ),
  ).toBeTruthy()
  expect(group(/^Difieren/).getByRole('checkbox')).toHaveProperty('checked', false)
  expect(group(/^Nuevos/).getByRole('checkbox')).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Guardar 1 perfil y 1 documento' })).toBeTruthy()
  expect(group(/^Por leer/).getByRole('combobox', { name: 'Cliente de foto.jpg' })).toBeTruthy()
})

test('one press saves profiles, new clients and scans, and a refused one says why at its file', async () => {
  createClientAction.mockResolvedValue({ ok: true, data: null })
  saveTaxProfilesAction.mockImplementation(async ({ profiles }: { profiles: { client: string }[] }) => ({
    ok: true,
    data: profiles.map(({ client }) =>
      client === ids[1] ? 'Camilo guardó este perfil antes que tú.' : null,
    ),
  }))
  await choose()
  await userEvent.click(group(/^Difieren/).getByRole('checkbox'))
  await userEvent.click(group(/^Sin cliente/).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Guardar 3 perfiles y 1 documento' }))
  expect(
    await screen.findByText('Se guardaron 2 perfiles y 1 documento. 1 archivo no se guardó y dice por qué.'),
  ).toBeTruthy()
  expect(group(/^Difieren/).getByText('Camilo guardó este perfil antes que tú.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Nuevos/ })).toBeNull()
  const [created] = createClientAction.mock.calls[0] as [{ client: string; nit: string }]
  expect(created.nit).toBe(`900.000.005-${checkDigit(nitOf(5))}`)
  expect(new Set(saved().map(({ client }) => client))).toEqual(new Set([ids[0], ids[1], created.client]))
  expect(uploadFile.mock.calls[0]?.[0]).toMatchObject({ file: { name: 'escaneado 900000001.pdf' } })
})

test('a scan that could not be stored says why at its file', async () => {
  uploadFile.mockResolvedValue({ phase: { name: 'failed', message: 'El archivo está dañado.' } })
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar 1 perfil y 1 documento' }))
  expect(await group(/^Por leer/).findByText('El archivo está dañado.')).toBeTruthy()
})

test('when the clients cannot be looked up, the files can be checked again', async () => {
  findHoldersAction.mockResolvedValueOnce({
    ok: false,
    code: 'unavailable',
    message: 'No pudimos conectarnos.',
  })
  await userEvent.upload(screen.getByLabelText('Elegir archivos', { selector: 'input' }), [pdf('nuevo.pdf')])
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Nuevos (1)' })).toBeTruthy()
})
