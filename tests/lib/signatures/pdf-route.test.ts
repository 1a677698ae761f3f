import { beforeEach, expect, test, vi } from 'vitest'
import { ExpectedError } from '@/lib/errors'

const { readFirmPdf, readSignerPdf, access } = vi.hoisted(() => ({
  readFirmPdf: vi.fn(),
  readSignerPdf: vi.fn(),
  access: vi.fn(),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/session/session', () => ({ currentAccess: access }))
vi.mock('@/lib/session/require', () => ({ staffCaller: async () => ({ id: 'laura' }) }))
vi.mock('@/lib/signatures/seat', () => ({ seatOf: async (link: string | null) => ({ who: { link } }) }))
vi.mock('@/lib/signatures/read-pdf', () => ({ readFirmPdf, readSignerPdf }))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))

const { GET } = await import('@/app/api/firmas/[id]/route')
const id = '00000000-0000-4000-8000-000000000001'
const ask = async (query = '') => {
  const request = new Request(`https://firma.example/api/firmas/${id}${query}`)
  const response = await GET(request as never, { params: Promise.resolve({ id }) })
  return { status: response.status, body: await response.text() }
}
const file = (title: string) => ({ name: `${title}.pdf`, bytes: Buffer.from(title) })

beforeEach(() => {
  vi.clearAllMocks()
  access.mockResolvedValue({ staff: 'advisor' })
  readFirmPdf.mockResolvedValue(file('de la firma'))
  readSignerPdf.mockResolvedValue(file('de quien firma'))
})

test('a member gets the firm’s PDF of a signature request, and a signer theirs', async () => {
  expect(await ask()).toEqual({ status: 200, body: 'de la firma' })
  access.mockResolvedValue({ staff: null })
  expect(await ask('?firmado=1')).toEqual({ status: 200, body: 'de quien firma' })
  expect(readSignerPdf).toHaveBeenLastCalledWith(expect.anything(), id, true)
})

test('a member who does not work for the client gets the PDF that they sign themselves', async () => {
  readFirmPdf.mockRejectedValue(new ExpectedError('not-found'))
  expect(await ask()).toEqual({ status: 200, body: 'de quien firma' })
  readSignerPdf.mockResolvedValue(null)
  expect((await ask()).status).toBe(404)
})

test.each([
  ['signature-changed', 422],
  ['rate-limited', 429],
] as const)(
  'a member is told the reason %s instead of that the PDF does not exist',
  async (code, expected) => {
    readFirmPdf.mockRejectedValue(new ExpectedError(code))
    const { status, body } = await ask()
    expect(status).toBe(expected)
    expect(JSON.parse(body)).toMatchObject({ ok: false, code })
    expect(readSignerPdf).not.toHaveBeenCalled()
  },
)

test('a signing link opens the signer’s PDF, even in the browser of a member', async () => {
  expect(await ask('?enlace=abc')).toEqual({ status: 200, body: 'de quien firma' })
  expect(readFirmPdf).not.toHaveBeenCalled()
})
