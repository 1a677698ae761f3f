import { expect, test, vi } from 'vitest'
import { errorsFile } from '@/lib/clients/import/import'

vi.mock('@/lib/supabase/server', () => ({}))

test('the file of rows to correct has every person who could not be invited, also of changed clients', async () => {
  const row = (at: number, outcome: string) => ({
    row: at,
    cells: [`Cliente ${at}`],
    outcome,
    client: null,
    said: [],
    refused: [{ email: `persona${at}@x.example`, code: 'not-found' }],
  })
  const draft = {
    id: '00000000-0000-4000-8000-000000000001',
    state: 'done',
    total: 4,
    ready: 4,
    done: 1,
    changed: 1,
    failed: 0,
    left: 0,
    joined: 1,
    same: 1,
    uninvited: 4,
    file_name: 'clientes.csv',
    headings: ['Nombre'],
    mapping: ['name'],
    send: true,
    until: '2026-12-01T00:00:00Z',
  }
  const rows = ['done', 'changed', 'joined', 'same'].map((outcome, at) => row(at + 1, outcome))
  const rpc = async (name: string) => ({ data: name === 'my_client_import' ? draft : rows, error: null })
  const text = await (await errorsFile({ db: { rpc } } as never)).text()
  for (const { row: at } of rows) expect(text).toContain(`persona${at}@x.example: `)
  expect(text.trim().split('\n')).toHaveLength(5)
})
