import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freezePdf } from '@/lib/pdf/frozen/freeze'
import type { TimeStamp } from '@/lib/signing/cms-signature'
import { selfSignedCertificate } from '@/supabase/local/local-secrets'
import { pagesPdf } from '../../support/files/signable-pdfs'
import { env } from '../deliveries/test-env'

const { backend, stamp } = vi.hoisted(() => ({
  backend: {
    files: new Map<string, Buffer>(),
    status: 'sealing' as 'sealing' | 'signed',
    sealed: null as null | { path: string; sha256: string },
    claim: {} as Record<string, unknown>,
    waits: null as null | { seconds: number; problem: string },
    crash: false,
  },
  stamp: vi.fn<(url: string, signature: Uint8Array) => Promise<TimeStamp>>(),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))
vi.mock('@/lib/signing/cms-signature', async (actual) => ({
  ...(await actual<object>()),
  requestTimeStamp: stamp,
}))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: async (name: string, args: Args) => ({ data: calls[name]?.(args), error: null }),
    storage: {
      from: (bucket: string) => ({
        upload: async (path: string, bytes: Buffer) => {
          backend.files.set(`${bucket}/${path}`, bytes)
          return { data: {}, error: null }
        },
        download: async (path: string) => ({
          data: new Blob([new Uint8Array(backend.files.get(`${bucket}/${path}`) ?? [])]),
          error: null,
        }),
        remove: async (paths: string[]) => {
          for (const path of paths) backend.files.delete(`${bucket}/${path}`)
          return { data: [], error: null }
        },
      }),
    },
  }),
}))
type Args = { seconds: number; problem: string; sealed: { path: string; sha256: string } }
const calls: Record<string, (args: Args) => unknown> = {
  claim_signature_seals: () => {
    if (backend.status !== 'sealing' || backend.waits) return []
    backend.waits = { seconds: 300, problem: 'claimed' }
    return [backend.claim]
  },
  postpone_signature_seal: ({ seconds, problem }) => void (backend.waits = { seconds, problem }),
  keep_signature_seal: ({ sealed }) => {
    if (backend.crash) throw new Error('the connection was cut')
    backend.sealed ??= sealed
    backend.status = 'signed'
    return backend.sealed.path
  },
}

const { sealSignatures } = await import('@/lib/signatures/seal')
let frozen: Buffer
beforeAll(async () => void (frozen = Buffer.from((await freezePdf(await pagesPdf(2))).pdf)))
beforeEach(() => {
  const hash = createHash('sha256').update(frozen).digest('hex')
  const now = new Date().toISOString()
  const facts = {
    name: 'Ana',
    document_type: 'CC',
    document_number: '52887214',
    role: 'Gerente',
    mailbox: 'a•••a@x.example',
  }
  Object.assign(backend, {
    files: new Map([['firmas/carta.pdf', frozen]]),
    status: 'sealing',
    sealed: null,
    waits: null,
    crash: false,
    claim: {
      id: '1',
      title: 'Carta',
      kind: 'other',
      status: 'sealing',
      message: null,
      by: 'Diana',
      dueAt: now,
      sentAt: now,
      closedAt: null,
      changedAt: now,
      pages: 2,
      sha256: hash,
      version: 1,
      inOrder: true,
      code: '3F0A-91BC-77DE-2C41',
      sealedSha256: null,
      sealedAt: null,
      stampedAt: null,
      newer: null,
      client: '2',
      clientTitle: 'Café',
      path: 'carta.pdf',
      tries: 1,
      broken: null,
      now,
      signers: [{ position: 1, name: 'Ana', role: 'Gerente', party: 'client' }],
      events: [{ n: 1, at: now, kind: 'signed', signer: 1, facts, hash }],
    },
  })
  env.RECORD_CERTIFICATE = selfSignedCertificate('clave')
  env.RECORD_CERTIFICATE_PASSPHRASE = 'clave'
  delete env.RECORD_TIMESTAMP_URL
})
const sealedFiles = () => [...backend.files.keys()].filter((name) => name.startsWith('firmas/1/'))

test('a signer’s box is drawn from the evidence when the document is sealed', async () => {
  const mark = { page: 2, x: 0.1, y: 0.8, width: 0.38, height: 0.08 }
  const { events } = backend.claim as { events: object[] }
  const sent = { ...events[0], n: 0, kind: 'sent', signer: null, facts: { named: [{ mark }] } }
  backend.claim.events = [sent, ...events]
  expect(await sealSignatures(10_000)).toBe(1)
  const pdf = await PDFDocument.load(backend.files.get(sealedFiles()[0]!)!)
  const drawn = pdf.getPages().map((page) => page.node.Resources()?.toString().includes('/Firma'))
  expect(drawn).toEqual([false, true, false])
})

test('a document is sealed once, with a copy for the client', async () => {
  expect(await sealSignatures(10_000)).toBe(1)
  expect(sealedFiles()).toEqual([`firmas/${backend.sealed?.path}`])
  expect([...backend.files.keys()].some((name) => name.startsWith('facturas/2/'))).toBe(true)
  expect(backend.sealed?.sha256).toBe(
    createHash('sha256').update(backend.files.get(sealedFiles()[0]!)!).digest('hex'),
  )
})

test('case 13: after a crash between sealing and storing, the document is sealed again and stored once', async () => {
  backend.crash = true
  expect(await sealSignatures(10_000)).toBe(0)
  expect(backend.sealed).toBeNull()
  expect(backend.waits).toEqual({ seconds: 60, problem: 'unknown' })
  Object.assign(backend, { crash: false, waits: null })
  expect(await sealSignatures(10_000)).toBe(1)
  // The file of the first try belongs to no request, so housekeeping removes this file later.
  expect(sealedFiles()).toHaveLength(2)
  expect(sealedFiles()).toContain(`firmas/${backend.sealed?.path}`)
})

test('when another process seals the document first, its file is kept and ours is removed', async () => {
  backend.sealed = { path: '1/other.pdf', sha256: 'x' }
  expect(await sealSignatures(10_000)).toBe(1)
  expect(sealedFiles()).toEqual([])
})

test.each([
  ['the evidence was edited', 'evidence', () => (backend.claim.broken = 3)],
  [
    'the name of a signer is not the one that signed',
    'evidence',
    () => (backend.claim.signers = [{ position: 1, name: 'Otra', role: 'Gerente', party: 'client' }]),
  ],
  ['the stored file is another', 'file', () => backend.files.set('firmas/carta.pdf', Buffer.from('otro'))],
  ['there is no certificate', 'certificate', () => delete env.RECORD_CERTIFICATE],
  [
    'the certificate is over on that day',
    'certificate',
    () => (backend.claim.now = '2090-01-01T00:00:00.000Z'),
  ],
])('case 12: a document is not sealed while %s', async (_, problem, change) => {
  change()
  expect(await sealSignatures(10_000)).toBe(0)
  expect(backend.waits).toEqual({ seconds: 60, problem })
  expect(sealedFiles()).toEqual([])
})

test.each([
  ['is silent', 'time-stamp', async () => Promise.reject(new Error('time-stamp: timeout'))],
  [
    'answers another hash',
    'time-stamp',
    async () => Promise.reject(new Error('time-stamp: not its signature')),
  ],
  [
    'is an hour behind',
    'clock',
    async () => ({ token: new Uint8Array(), at: new Date(Date.now() - 3_600_000) }),
  ],
  [
    'is two hours ahead, because our clock is wrong',
    'clock',
    async () => ({ token: new Uint8Array(), at: new Date(Date.now() + 7_200_000) }),
  ],
])('cases 11 and 14: a document waits while the time-stamping authority %s', async (_, problem, answer) => {
  env.RECORD_TIMESTAMP_URL = 'https://estampado.example'
  stamp.mockImplementation(answer)
  backend.claim.tries = 3
  expect(await sealSignatures(10_000)).toBe(0)
  expect(backend.waits).toEqual({ seconds: 900, problem })
  expect(sealedFiles()).toEqual([])
})
