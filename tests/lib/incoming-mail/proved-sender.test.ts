import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenMail } from '@/lib/incoming-mail/mail-reader'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'

const { rpc, bringFile, read } = vi.hoisted(() => ({
  rpc: vi.fn(),
  bringFile: vi.fn(),
  read: { mail: null as OpenMail | null },
}))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
vi.mock('@/lib/env', () => ({
  env: { SITE_URL: 'https://nogal.example', MAIL_FROM: 'Nogal <a@nogal.example>' },
}))
vi.mock('@/lib/incoming-mail/originals', () => ({
  openOriginal: async () => new ReadableStream(),
  wholeOriginal: vi.fn(),
}))
vi.mock('@/lib/incoming-mail/mail-reader', () => ({
  withMail: (_about: unknown, _bytes: unknown, take: (mail: OpenMail | null) => Promise<void>) =>
    take(read.mail),
}))
vi.mock('@/lib/incoming-mail/bring-file', () => ({ bringFile }))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/jobs/send-outbox', () => ({ sendOutbox: vi.fn() }))
vi.mock('@/lib/uploads/close-batch', () => ({ markBatchClosed: vi.fn() }))

const waiting = {
  id: crypto.randomUUID(),
  account: crypto.randomUUID(),
  attempt: 1,
  path: 'a/b.eml',
  via: 'facturas@proveedor.example',
  delivery: {},
  allowed: false,
}
const file = {
  name: 'fv.xml',
  type: 'text/xml',
  size: 9,
  sha256: 'a',
  isDocument: true,
  fault: null,
}
const mail = (proved: boolean): OpenMail => ({
  mail: {
    finding: null,
    found: null,
    sender: 'facturas@proveedor.example',
    shown: 'facturas@proveedor.example',
    subject: 'Factura',
    proved,
    code: null,
    files: [file],
  },
  bytesOf: async () => Buffer.from('<Invoice/>'),
})

beforeEach(() => {
  rpc.mockReset()
  bringFile.mockReset()
  const kept = { name: file.name, size: file.size, result: 'accepted', why: '' }
  bringFile.mockResolvedValue({ ...kept, document: crypto.randomUUID() })
})

test.each([
  ['listed and proved', { listed: true, proved: true }, 'read', 1],
  ['listed, but anybody may have written in its name', { listed: true, proved: false }, 'unproved', 0],
  ['proved, but not listed', { listed: false, proved: true }, 'unknown-sender', 0],
  ['neither listed nor proved', { listed: false, proved: false }, 'unproved', 0],
])(
  'files are taken only from a sender that is listed and proved; here it is %s',
  async (_, { listed, proved }, state, taken) => {
    read.mail = mail(proved)
    const mails = [waiting]
    const answers: Record<string, () => unknown> = {
      claim_mails: () => mails.splice(0),
      knows_mail_sender: () => listed,
    }
    rpc.mockImplementation(async (name: string) => ({ data: answers[name]?.() ?? null, error: null }))
    await readWaitingMails(5000)
    const settled = rpc.mock.calls.filter(([name]) => name === 'settle_mail')
    expect(settled.map(([, about]) => (about as { outcome: { state: string } }).outcome.state)).toEqual([
      state,
    ])
    expect(bringFile).toHaveBeenCalledTimes(taken)
  },
)
