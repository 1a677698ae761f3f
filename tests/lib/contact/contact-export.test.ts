import { beforeEach, expect, test, vi } from 'vitest'
import { contactFieldNames } from '@/content/contact'
import { exportFile, exportPages } from '@/lib/contact/export'

const listContacts = vi.hoisted(() => vi.fn())
vi.mock('@/lib/contact/queries', () => ({ listContacts }))

const message = {
  ...Object.fromEntries(contactFieldNames.map((field) => [field, field])),
  writtenAt: '2026-11-23T15:00:00Z',
  status: 'new',
  changedAt: null,
  answers: [],
}
const file = () => exportFile(exportPages({} as never, { kind: 'all' } as never), 'csv')
const lastLine = async () => (await (await file()).text()).trimEnd().split('\r\n').at(-1)
beforeEach(() => void listContacts.mockReset())

test('an export of contact messages that is cut off says so in its last line', async () => {
  listContacts.mockImplementation(async (_member, _query, size: number) => ({
    rows: Array.from({ length: size }, () => message),
    next: ['2026-11-23', 'x'],
  }))
  const lines = (await (await file()).text()).trimEnd().split('\r\n')
  expect(lines.at(-1)).toContain('20.000')
  expect(lines).toHaveLength(1 + 20_000 + 1)
})

test('a complete export of contact messages ends with its last row', async () => {
  listContacts.mockResolvedValue({ rows: [message], next: null })
  expect(await lastLine()).toContain(contactFieldNames.join('";"'))
})
