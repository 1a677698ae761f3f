import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { maxFileMegabytes, maxFileSize } from '@/content/upload-limit'
import { GET as download } from '@/app/api/documentos/[id]/route'
import { POST as finish } from '@/app/api/facturas/[id]/route'
import { POST as close } from '@/app/api/facturas/lotes/[id]/route'
import { POST as begin } from '@/app/api/facturas/route'
import { ExpectedError } from '@/lib/errors'
import { env } from '../lib/deliveries/test-env'
import type { Person } from '../support/contract-people'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { put } from './browser'
import { openEnvironment, type TestEnvironment } from './environment'

const caller = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('@/lib/session/require', () => ({ approvedCaller: caller }))
vi.mock('next/server', () => ({ after: () => undefined }))

let environment: TestEnvironment
let ana: Person
let berta: Person

const actAs = ({ id, email, client }: Person) =>
  caller.mockResolvedValue({ id, account: id, role: 'owner', email, db: client })

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
  berta = await environment.approvedClient('berta')
  actAs(ana)
})
afterAll(() => environment.stop())

const file = xmlFile({ seed: randomUUID() })
const wish = () => ({
  key: randomUUID(),
  batch: randomUUID(),
  name: file.name,
  type: file.type,
  size: file.bytes.length,
})
const request = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/facturas', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const withId = (id: string) => ({ params: Promise.resolve({ id }) })
const answer = async (response: Response) => ({ status: response.status, body: await response.json() })
const beginWith = async (body: unknown, headers = {}) => answer(await begin(request(body, headers), {}))

test('a client can upload and download a file, and another client gets the same answer as for a missing one', async () => {
  const { key, batch, ...rest } = wish()
  const begun = await beginWith({ key, batch, ...rest })
  expect(begun).toMatchObject({ status: 200, body: { ok: true, data: { status: 'reserved' } } })
  const { id, url } = begun.body.data
  expect(await put(url, file)).toBe(200)
  const finished = await answer(await finish(request({}), withId(id)))
  expect(finished.body.data).toMatchObject({ status: 'done', documentId: id, name: file.name })
  const closed = await answer(await close(request({}), withId(batch)))
  expect(closed.body).toEqual({ ok: true, data: { closed: true, files: 1, drive: 1, automation: 'sent' } })

  const get = () => download(new Request('http://localhost:3000/x'), withId(id))
  const saved = await get()
  expect(saved.headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(Buffer.from(file.bytes))
  actAs(berta)
  const foreign = await answer(await get())
  const missing = await answer(await download(new Request('http://localhost:3000/x'), withId(randomUUID())))
  expect(foreign).toEqual(missing)
  expect(foreign.status).toBe(404)
  actAs(ana)
})

test.each([
  [
    'an unknown type',
    { name: 'a.exe' },
    415,
    'El archivo "a.exe" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. Es un programa. Nunca los recibimos, por seguridad.',
  ],
  [
    'one byte too many',
    { size: maxFileSize + 1 },
    413,
    `El archivo "${file.name}" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
  ],
  [
    'no bytes',
    { size: 0 },
    415,
    `El archivo "${file.name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. Está vacío: pesa 0 bytes. Descárgalo otra vez, o toma la foto de nuevo.`,
  ],
])('an upload of %s is refused with its own message', async (_, change, status, message) => {
  expect(await beginWith({ ...wish(), ...change })).toMatchObject({ status, body: { ok: false, message } })
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['half of it', { key: randomUUID() }],
  ['too much', { ...wish(), path: '../x' }],
  ['a key that is none', { ...wish(), key: 'x' }],
  ['a negative size', { ...wish(), size: -1 }],
  ['a fraction', { ...wish(), size: 1.5 }],
  ['an endless body', JSON.stringify({ ...wish(), name: 'x'.repeat(70_000) })],
])('an upload request with %s is invalid', async (_, body) => {
  expect(await beginWith(body)).toMatchObject({ status: 400, body: { ok: false, code: 'invalid-input' } })
})

test('a file name of 5,000 letters is cut and accepted', async () => {
  expect(await beginWith({ ...wish(), name: `${'x'.repeat(5000)}.xml` })).toMatchObject({ status: 200 })
})

test('an invalid id of an upload is answered like an unknown one', async () => {
  for (const id of ['nada', "'; drop table uploads; --", randomUUID()]) {
    expect(await answer(await finish(request({}), withId(id)))).toMatchObject({ status: 404 })
    expect(await answer(await close(request({}), withId(id)))).toMatchObject({ status: 404 })
  }
})

test('an upload request from another site or without a session is refused', async () => {
  expect(await beginWith(wish(), { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
  expect(await beginWith(wish(), { origin: 'null' })).toMatchObject({ status: 403 })
  caller.mockRejectedValueOnce(new ExpectedError('unauthenticated'))
  expect(await beginWith(wish())).toMatchObject({ status: 401 })
  caller.mockRejectedValueOnce(new ExpectedError('not-approved'))
  expect(await beginWith(wish())).toMatchObject({ status: 403 })
})

test('while the backend is unreachable uploads are refused as unavailable, and work again afterwards', async () => {
  await environment.backend().kill()
  const refusal = await begin(request(wish()), {})
  expect(refusal.headers.get('cache-control')).toBe('private, no-store')
  expect(refusal.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer(refusal)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await environment.crash()
  expect(await beginWith(wish())).toMatchObject({ status: 200 })
})
