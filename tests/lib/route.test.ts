import { beforeEach, expect, test, vi } from 'vitest'
import { signedRoute } from '@/lib/route'

const { report } = vi.hoisted(() => ({ report: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report }))
vi.mock('@/lib/session/require', () => ({ approvedCaller: vi.fn(), staffCaller: vi.fn() }))

beforeEach(() => report.mockReset())

const gone = () => Object.assign(new Error('The response was aborted.'), { name: 'ResponseAborted' })
const failing = (error: Error) => signedRoute(() => Promise.reject(error))
const asked = (signal = new AbortController().signal) =>
  new Request('http://portal.example/api/documentos/1', { signal })

test('whoever closes the connection has caused no defect', async () => {
  for (const error of [gone(), Object.assign(new Error('reset'), { code: 'ECONNRESET' })])
    expect((await failing(error)(asked(AbortSignal.abort()), undefined)).status).toBe(499)
  expect(report).not.toHaveBeenCalled()
})

test('what fails while somebody waits, or for another reason, is told', async () => {
  expect((await failing(gone())(asked(), undefined)).status).toBe(500)
  expect((await failing(new Error('broken'))(asked(AbortSignal.abort()), undefined)).status).toBe(500)
  expect(report).toHaveBeenCalledTimes(2)
})
