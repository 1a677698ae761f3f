import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { deliverSendings } from '@/lib/uploads/sendings/deliver'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { copyObject } from '@/lib/uploads/objects'

const rpc = vi.hoisted(() => vi.fn())
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
vi.mock('@/lib/uploads/finish-upload', () => ({ finishUpload: vi.fn() }))
vi.mock('@/lib/uploads/objects', () => ({ copyObject: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))

const item = () => ({
  file: crypto.randomUUID(),
  client: crypto.randomUUID(),
  member: crypto.randomUUID(),
  path: 'member/file.pdf',
  type: 'application/pdf',
})
const settled = () =>
  rpc.mock.calls.filter(([name]) => name === 'settle_sending_item').map(([, args]) => args)

/** Simulates a database that returns all items at the first call, and reserves an upload path for each item. */
function serve(items: readonly object[], status = 'reserved') {
  let given = false
  rpc.mockImplementation(async (name: string, { file }: { file?: string } = {}) => {
    if (name === 'claim_sending_items') {
      const data = given ? [] : items
      given = true
      return { data, error: null }
    }
    return {
      data: name === 'begin_sent_file' ? { id: file, path: `client/${file}`, status } : null,
      error: null,
    }
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(finishUpload).mockImplementation(async (_, id) => ({
    status: 'done',
    documentId: id,
    name: 'x',
    number: null,
  }))
})

describe('the files that a member sends to clients', () => {
  test('are copied to the client, checked again and settled', async () => {
    const one = item()
    serve([one])
    await deliverSendings(1_000)
    expect(copyObject).toHaveBeenCalledWith(one.path, `client/${one.file}`, one.type)
    expect(finishUpload).toHaveBeenCalledWith(one.member, one.file)
    expect(settled()).toEqual([{ file: one.file, client: one.client, document: one.file }])
  })

  test('are not copied twice after an interruption', async () => {
    serve([item()], 'verifying')
    await deliverSendings(1_000)
    expect(copyObject).not.toHaveBeenCalled()
    expect(settled()).toHaveLength(1)
  })

  test('fail one by one: a refused file is reported, and after a failure of ours it is tried again', async () => {
    const items = [item(), item(), item(), item()]
    serve(items)
    vi.mocked(finishUpload)
      .mockRejectedValueOnce(new ExpectedError('upload-quota'))
      .mockRejectedValueOnce(new ExpectedError('upload-busy'))
      .mockRejectedValueOnce(new Error('storage is away'))
    await deliverSendings(1_000)
    const [first, second, third, fourth] = settled()
    expect(first).toMatchObject({ problem: 'upload-quota' })
    expect(second).toEqual({ file: items[1]!.file, client: items[1]!.client })
    expect(third).toEqual({ file: items[2]!.file, client: items[2]!.client })
    expect(fourth).toMatchObject({ document: items[3]!.file })
    expect(report).toHaveBeenCalledTimes(1)
  })
})
