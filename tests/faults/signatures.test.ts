import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as Addresses from '@/lib/http/client-ip'
import { checkSignature } from '@/lib/signatures/check-signature'
import { readSignerPdf } from '@/lib/signatures/read-pdf'
import { sealSignatures } from '@/lib/signatures/seal'
import type { Seat } from '@/lib/signatures/seat'
import { askCode, declineSignature, markSignature, signDocument } from '@/lib/signatures/sign'
import { removeStraySignatureFiles, signatureFiles } from '@/lib/signatures/signature-files'
import { takePdf } from '@/lib/signatures/take-pdf'
import { adminClient } from '@/lib/supabase/admin'
import { env } from '../lib/deliveries/test-env'
import { must, type Person } from '../support/contract-people'
import { formPdf } from '../support/files/signable-pdfs'
import { mailsTo, waitForMails } from '../support/mailbox'
import { openClock, openEntity, pdfsig } from '../support/signature-tools'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('@/lib/http/client-ip', async (load) => ({
  ...(await load<typeof Addresses>()),
  currentSender: async () => ({ ip: '203.0.113.7', userAgent: 'Prueba' }),
}))

const folder = mkdtempSync(path.join(tmpdir(), 'signatures-'))
let environment: TestEnvironment
let ana: Person
let entity: ReturnType<typeof openEntity>
beforeAll(async () => {
  entity = openEntity(folder)
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
})
afterEach(() => void Object.assign(env, environment.variables, { RECORD_TIMESTAMP_URL: undefined }))
afterAll(async () => {
  await environment.stop()
  rmSync(folder, { recursive: true })
})

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const outside = (name: string, n: number) => ({
  party: 'outside',
  person: null,
  name,
  email: `${name.toLowerCase()}${n}@otra.example`,
  role: 'Socia',
})
let count = 0

/** Sends a form to be signed by two people without an account, in any order. */
async function sent() {
  const taken = await takePdf(ana.id, environment.staff.id, 'Carta.pdf', Buffer.from(await formPdf()))
  const signers = [outside('Sara', ++count), outside('Rosa', count)]
  const content = {
    kind: 'other',
    title: 'Carta',
    message: '',
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
    inOrder: false,
    remindAfter: null,
    remindEvery: null,
    replaces: null,
    signers,
  }
  must(await environment.staff.client.rpc('send_signature', { request: taken.request, content }))
  const { data } = await adminClient()
    .from('outbox')
    .select('payload')
    .eq('payload->data->>request', taken.request)
  const links = (data ?? []).map(({ payload }) => payload as { to: string; data: { token: string } })
  const seats = signers.map(({ email }): Seat => ({
    who: { link: hashOf(links.find(({ to }) => to === email)?.data.token ?? '') },
    user: null,
  }))
  return { request: taken.request, taken, signers, seats }
}

const codeTo = async (address: string, n = 1) =>
  /^\d{6}/.exec(
    (await waitForMails(env.SMTP_URL ? environment.backend().address.mailUrl : '', address, n))[0]?.subject ??
      '',
  )?.[0] ?? ''

async function signedBy(seat: Seat, request: string, email: string) {
  await markSignature(seat, request, 'opened')
  await markSignature(seat, request, 'read', { pages: 1, seconds: 9 })
  const identity = { documentType: 'CC', documentNumber: '52887214', password: '' }
  expect(await askCode(seat, request, identity)).toMatchObject({ outcome: 'sent' })
  return signDocument(seat, request, await codeTo(email))
}
async function signedByAll() {
  const one = await sent()
  for (const [at, seat] of one.seats.entries())
    expect(await signedBy(seat, one.request, one.signers[at]!.email)).toEqual({ outcome: 'signed' })
  return one
}
async function finalOf(seat: Seat, request: string) {
  const file = await readSignerPdf(seat, request, true)
  if (!file) throw new Error('no signed file')
  writeFileSync(path.join(folder, 'final.pdf'), file.bytes)
  return { bytes: file.bytes, said: pdfsig(path.join(folder, 'final.pdf')) }
}

test('all signers sign with codes from their mailboxes, and the sealed document has a time stamp and is found by code and hash', async () => {
  const clock = await openClock((query) => ({ body: entity.stamp(query) }))
  Object.assign(env, { RECORD_TIMESTAMP_URL: clock.address })
  const { request, taken, seats, signers } = await signedByAll()
  expect(taken).toMatchObject({ pages: 1, flattened: ['2 campos quedaron fijos'] })
  expect(await sealSignatures(20_000)).toBe(1)
  await clock.stop()
  const { bytes, said } = await finalOf(seats[0]!, request)
  expect(said).toContain('Signature Validation: Signature is Valid.')
  const checked = await checkSignature(hashOf(bytes))
  expect(checked).toMatchObject({ matches: 'sealed', status: 'signed', signed: 2, whole: true })
  expect(Math.abs(Date.parse(checked?.stampedAt ?? '') - Date.now())).toBeLessThan(60_000)
  expect(await checkSignature(checked?.code ?? '')).toMatchObject({ matches: 'code' })
  expect(await checkSignature(checked?.sha256 ?? '')).toMatchObject({ matches: 'frozen' })
  expect(await checkSignature(hashOf(Buffer.concat([bytes, Buffer.from('\n')])))).toBeNull()
  // No row of the outbox contains the code in plain text.
  const codes = (await mailsTo(environment.backend().address.mailUrl, signers[0]!.email)).map(({ subject }) =>
    subject.slice(0, 6),
  )
  const { data } = await adminClient().from('outbox').select('payload')
  expect(JSON.stringify(data)).not.toContain(`"code":"${codes[0]}"`)
})

// A crash between sealing and storing leaves the file of the first try in storage, without a row.
test('no document is sealed while the time stamp authority is silent, and a stored file without a row is deleted', async () => {
  const clock = await openClock(() => 'never')
  Object.assign(env, { RECORD_TIMESTAMP_URL: clock.address })
  const { request, seats } = await signedByAll()
  expect(await sealSignatures(20_000)).toBe(0)
  await clock.stop()
  const { data: page } = await environment.staff.client.rpc('firm_signature', { request })
  expect(page).toMatchObject({ status: 'sealing', sealProblem: 'time-stamp', broken: null })
  expect(await readSignerPdf(seats[0]!, request, true)).toBeNull()
  must(
    await signatureFiles().upload(`${request}/perdido.pdf`, Buffer.from('%PDF-1.7'), {
      contentType: 'application/pdf',
    }),
  )
  expect(await removeStraySignatureFiles({ idleSeconds: 0 })).toBe(1)
  expect(await readSignerPdf(seats[0]!, request, false)).not.toBeNull()
})

test('case 1: a stored file that somebody replaced is neither shown nor signed', async () => {
  const { request, seats } = await sent()
  const { data } = await environment.staff.client.rpc('firm_signature_file', { request, sealed: false })
  const { path: stored } = data as { path: string }
  must(
    await signatureFiles().update(stored, Buffer.from('%PDF-1.7 otro'), { contentType: 'application/pdf' }),
  )
  await expect(readSignerPdf(seats[0]!, request, false)).rejects.toMatchObject({ code: 'signature-changed' })
})

test('without a mail server no signing code counts as sent, and declining needs no code', async () => {
  const { request, seats } = await sent()
  const [seat] = seats
  await markSignature(seat!, request, 'opened')
  await markSignature(seat!, request, 'read', { pages: 1, seconds: 9 })
  Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:1' })
  await expect(
    askCode(seat!, request, { documentType: 'CC', documentNumber: '52887214', password: '' }),
  ).rejects.toMatchObject({ code: 'signature-code-unsent' })
  await declineSignature(seat!, request, 'El valor no es el hablado')
  expect(await signDocument(seat!, request, '123456')).toEqual({ outcome: 'declined' })
})
