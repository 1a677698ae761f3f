import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImportPage } from '@/components/clients/import/import-page'
import type { ClientImport } from '@/lib/clients/import/import'

const readRows = vi.fn()
vi.mock('@/lib/clients/import/import', () => ({
  readRows: () => readRows(),
  readKnown: async () => ({ staff: [], taken: new Map(), today: '2026-11-26' }),
}))
vi.mock('@/lib/clients/actions', () => ({}))
vi.mock('@/components/clients/lazy-forms', () => ({
  LazyImportDraft: ({ rows }: { rows: unknown[] }) => <p>Borrador de {rows.length}</p>,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const draft: ClientImport = {
  id: '6f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111',
  state: 'draft',
  total: 1200,
  ready: 0,
  done: 0,
  changed: 0,
  failed: 0,
  left: 0,
  joined: 0,
  same: 0,
  uninvited: 0,
  file_name: 'clientes.csv',
  headings: ['NIT'],
  mapping: ['nit'],
  send: true,
  until: '2026-12-02T00:00:00Z',
}
const show = async (rows: number) => {
  readRows.mockResolvedValue(Array.from({ length: rows }, (_, at) => ({ row: at + 1, cells: ['900108281'] })))
  render(await ImportPage({ member: {} as never, current: draft }))
}

beforeEach(() => readRows.mockReset())

test('a draft whose rows did not all arrive asks for the file again, and cannot start', async () => {
  await show(500)
  expect(screen.getByText('Solo llegaron 500 de 1.200 filas: vuelve a elegir el archivo.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeTruthy()
  expect(screen.queryByText(/Borrador de/)).toBeNull()
})

test('a complete draft is shown', async () => {
  await show(1200)
  expect(screen.getByText('Borrador de 1200')).toBeTruthy()
  expect(screen.queryByText(/Solo llegaron/)).toBeNull()
})
