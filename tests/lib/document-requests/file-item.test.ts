import { expect, test, vi } from 'vitest'
import { readFileItem } from '@/lib/document-requests/queries'
import { clientRequestShape } from '@/lib/document-requests/request'

const [request, item] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const stored = (status: string, change: object = {}) => ({
  status,
  items: [{ id: item, answerWith: 'file', state: 'pending', ...change }],
})

test.each([
  ['an open request takes files', stored('open'), true],
  ['a closed one does not', stored('closed'), false],
  ['nor an item that was accepted', stored('open', { state: 'accepted' }), false],
  ['nor one that is answered with text', stored('open', { answerWith: 'text' }), false],
  ['nor another item', stored('open', { id: request }), false],
])('uploading a file to a request: %s', async (_, data, takes) => {
  vi.spyOn(clientRequestShape, 'parse').mockImplementation((value) => value as never)
  vi.spyOn(clientRequestShape, 'safeParse').mockImplementation(
    (value) => ({ success: true, data: value }) as never,
  )
  const db = { rpc: async () => ({ data, error: null }) }
  const found = await readFileItem({ db } as never, request, item)
  expect(found === null).toBe(!takes)
  vi.restoreAllMocks()
})

test('an invalid id is not an item of a request', async () => {
  expect(await readFileItem({ db: {} } as never, 'x', item)).toBeNull()
})
