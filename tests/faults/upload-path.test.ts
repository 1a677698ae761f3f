import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import { downloadResponse, openDocument } from '@/lib/documents/open-document'
import { readPortal } from '@/lib/portal/queries'
import { ExpectedError } from '@/lib/errors'
import { adminClient } from '@/lib/supabase/admin'
import { fileProblemMessage } from '@/lib/uploads/refusal'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { reconcileUploads } from '@/lib/uploads/reconcile'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { heicHeads } from '../support/files/phone-files'
import { begin, close, put, upload } from './browser'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let environment: TestEnvironment
let ana: Person
let berta: Person

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
  berta = await environment.approvedClient('berta')
})
afterAll(() => environment.stop())

const newXml = () => xmlFile({ seed: randomUUID() })
const errand = (file: SampleFile, batch = randomUUID() as string) => ({
  userId: ana.id,
  batch,
  key: randomUUID() as string,
  file,
})
const storedBy = async (person: Person) =>
  must(await adminClient().storage.from('facturas').list(person.id, { limit: 1000 })).map(({ name }) => name)
const documentsOf = async (person: Person) =>
  must(
    await adminClient()
      .from('documents')
      .select('id, name, sha256, storage_path, file_type')
      .eq('user_id', person.id)
      .eq('kind', 'file'),
  )
const statusOf = async (id: string) =>
  must(await adminClient().from('uploads').select('status').eq('id', id).single()).status
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'no error',
    (error: unknown) => (error instanceof ExpectedError ? error.code : String(error)),
  )
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('an uploaded file', () => {
  test('becomes a document with a number, and a repeated call gets the same answer', async () => {
    const one = errand(newXml())
    const first = await upload(ana.client, one)
    expect(first).toMatchObject({ status: 'done', name: one.file.name })
    expect(first.number).toMatch(/^INV-\d{4}-\d{3}$/)
    expect(await finishUpload(ana.id, first.documentId)).toEqual(first)
    expect(await begin(ana.client, one)).toEqual({ id: first.documentId, url: null, status: 'stored' })
    const document = (await documentsOf(ana)).find(({ id }) => id === first.documentId)
    expect(document?.sha256).toBe(sha256(one.file.bytes))
  })

  test('of exactly the limit is accepted, and one byte more gets no place', async () => {
    const one = errand(await pdfFile({ size: maxFileSize }))
    expect(await upload(ana.client, one)).toMatchObject({ status: 'done' })
    expect(await codeOf(begin(ana.client, errand(await pdfFile({ size: maxFileSize + 1 }))))).toBe(
      'file-size',
    )
  })

  test('that is larger than it says is stopped by the storage', async () => {
    const { bytes, ...about } = await pdfFile({ size: maxLargeFileSize + 1 })
    const { url, id } = await begin(ana.client, errand({ ...about, bytes: bytes.subarray(0, 9) }))
    expect(await put(url ?? '', { ...about, bytes })).toBeGreaterThanOrEqual(400)
    expect(await codeOf(finishUpload(ana.id, id))).toBe('file-missing')
  })

  test('that is larger than an invoice may be is stopped when its bytes arrive, though storage takes larger files', async () => {
    const { bytes, ...about } = await pdfFile({ size: maxFileSize + 1 })
    const { url, id } = await begin(ana.client, errand({ ...about, bytes: bytes.subarray(0, 9) }))
    expect(await put(url ?? '', { ...about, bytes })).toBe(400)
    expect(await codeOf(finishUpload(ana.id, id))).toBe('file-missing')
    expect(await storedBy(ana)).not.toContain(`${id}.pdf`)
  })

  test('of a message may be larger if the firm allows that', async () => {
    const file = await pdfFile({ size: maxLargeFileSize })
    const start = () => {
      const [key, batch] = [randomUUID(), randomUUID()]
      const { name, type, bytes } = file
      return beginUpload(
        ana.client,
        { key, batch, name, type, size: bytes.length },
        { purpose: 'attachment' },
      )
    }
    expect(await codeOf(start())).toBe('file-size')
    const { client: admin } = environment.staff
    succeed(await admin.rpc('set_large_files', { large: true, seen: false }))
    const { id, url } = await start()
    expect(await put(url ?? '', file)).toBe(200)
    expect(await finishUpload(ana.id, id)).toMatchObject({ status: 'done', number: null })
    expect(await codeOf(begin(ana.client, errand(file)))).toBe('file-size')
    succeed(await admin.rpc('set_large_files', { large: false, seen: true }))
    expect(await codeOf(start())).toBe('file-size')
  })

  test('that is empty gets no place', async () => {
    const empty = { ...newXml(), bytes: new Uint8Array() }
    expect(await codeOf(begin(ana.client, errand(empty)))).toBe('file-type')
  })

  test('can be finished only after its bytes have arrived', async () => {
    const one = errand(newXml())
    const { id, url } = await begin(ana.client, one)
    expect(await codeOf(finishUpload(ana.id, id))).toBe('file-missing')
    expect(await put(url ?? '', one.file)).toBe(200)
    expect(await finishUpload(ana.id, id)).toMatchObject({ status: 'done' })
  })

  test('cannot be sent twice to the same place', async () => {
    const one = errand(newXml())
    const { id, url } = await begin(ana.client, one)
    await put(url ?? '', one.file)
    expect(await begin(ana.client, one)).toEqual({ id, url: null, status: 'stored' })
    const swap = put(url ?? '', newXml())
    await finishUpload(ana.id, id)
    expect(await swap).toBeGreaterThanOrEqual(400)
    expect(await put(url ?? '', newXml())).toBeGreaterThanOrEqual(400)
    const bytes = must(await adminClient().storage.from('facturas').download(`${ana.id}/${id}.xml`))
    expect(sha256(new Uint8Array(await bytes.arrayBuffer()))).toBe(sha256(one.file.bytes))
  })

  test('of another client cannot be finished, and is answered like a missing file', async () => {
    const one = errand(newXml())
    const { id, url } = await begin(ana.client, one)
    await put(url ?? '', one.file)
    expect(await codeOf(finishUpload(berta.id, id))).toBe('not-found')
    expect(await codeOf(finishUpload(berta.id, randomUUID()))).toBe('not-found')
    expect(await codeOf(close(berta.id, one.batch))).toBe('not-found')
  })
})

describe('an uploaded file with the name of another format', () => {
  test('is stored and read as what it contains', async () => {
    const { bytes, name } = newXml()
    const wrong = name.replace('.xml', '.pdf')
    const kept = await upload(ana.client, errand({ name: wrong, type: 'application/pdf', bytes }))
    expect(kept).toMatchObject({ status: 'done', name, review: { proposal: expect.any(String) } })
    const [row] = (await documentsOf(ana)).filter(({ id }) => id === kept.documentId)
    expect(row).toMatchObject({
      name,
      file_type: 'application/xml',
      storage_path: `${ana.id}/${kept.documentId}.pdf`,
    })
  })
})

describe('an uploaded file of a wrong kind', () => {
  test('is named in the refusal, refused for good and not stored', async () => {
    const script = new TextEncoder().encode('#!/bin/sh\nrm -rf .\n')
    const one = errand({ name: 'carpeta/invoice.pdf', type: 'application/pdf', bytes: script })
    const message = 'El archivo "invoice.pdf" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.'
    const { id, url } = await begin(ana.client, one)
    await put(url ?? '', one.file)
    await expect(finishUpload(ana.id, id)).rejects.toMatchObject({ code: 'file-type', sentence: message })
    await expect(finishUpload(ana.id, id)).rejects.toMatchObject({ code: 'file-type', sentence: message })
    await expect(begin(ana.client, one)).rejects.toMatchObject({ code: 'file-type', sentence: message })
    expect(await storedBy(ana)).not.toContain(`${id}.pdf`)
    expect((await documentsOf(ana)).map((document) => document.id)).not.toContain(id)
  })

  test('gets the same refusal, which says what the file is, at every try', async () => {
    const [name, declared] = ['foto.jpg', 'image/jpeg']
    const bytes = heicHeads[0]?.bytes ?? new Uint8Array()
    const one = errand({ name, type: declared, bytes })
    const { id, url } = await begin(ana.client, one)
    await put(url ?? '', one.file)
    const refused = { code: 'file-type', sentence: fileProblemMessage('file-type', name, 'heic') }
    expect(refused.sentence).toContain('La foto está en formato HEIC')
    await expect(finishUpload(ana.id, id)).rejects.toMatchObject(refused)
    await expect(finishUpload(ana.id, id)).rejects.toMatchObject(refused)
    await expect(begin(ana.client, one)).rejects.toMatchObject(refused)
  })

  test('does not stop the valid files of its batch', async () => {
    const batch = randomUUID() as string
    const bad = { ...newXml(), bytes: new TextEncoder().encode('<svg/>') }
    const answers = await Promise.allSettled(
      [newXml(), bad, newXml()].map((file) => upload(ana.client, errand(file, batch))),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await close(ana.id, batch)).toEqual({ closed: true, files: 2, drive: 2, automation: 'sent' })
  })
})

describe('simultaneous uploads', () => {
  test('the same request ten times in parallel reserves one place', async () => {
    const one = errand(newXml())
    const places = await Promise.all(Array.from({ length: 10 }, () => begin(ana.client, one)))
    expect(new Set(places.map(({ id }) => id)).size).toBe(1)
  })

  test('the same key with another file is refused', async () => {
    const one = errand(newXml())
    await begin(ana.client, one)
    expect(await codeOf(begin(ana.client, { ...one, file: { ...one.file, name: 'otra.xml' } }))).toBe(
      'conflict',
    )
  })

  test('the same file five times is one document and four duplicates', async () => {
    const file = newXml()
    const batch = randomUUID() as string
    const before = await storedBy(berta)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(berta.client, { ...errand(file, batch), userId: berta.id })),
    )
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'duplicate')).toHaveLength(4)
    expect(new Set(answers.map(({ documentId, number }) => `${documentId} ${number}`)).size).toBe(1)
    expect(await storedBy(berta)).toHaveLength(before.length + 1)
    expect(await close(berta.id, batch)).toMatchObject({ files: 1, drive: 1, automation: 'sent' })
  })

  test('finishing a file five times in parallel makes one document', async () => {
    const one = errand(newXml())
    const { id, url } = await begin(ana.client, one)
    await put(url ?? '', one.file)
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(finishUpload(ana.id, id))))
    expect(codes).toContain('no error')
    expect(codes.filter((code) => code !== 'no error' && code !== 'upload-busy')).toEqual([])
    expect((await documentsOf(ana)).filter((document) => document.id === id)).toHaveLength(1)
  })

  test('two clients may have the same file', async () => {
    const file = newXml()
    const both = await Promise.all([
      upload(ana.client, errand(file)),
      upload(berta.client, { ...errand(file), userId: berta.id }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['done', 'done'])
  })
})

describe('interrupted uploads', () => {
  test('a file that arrived but was not finished becomes a document, and its batch ends', async () => {
    const one = errand(newXml())
    const { id, url } = await begin(ana.client, one)
    await put(url ?? '', one.file)
    await reconcileUploads({ idleSeconds: 0 })
    expect(await statusOf(id)).toBe('done')
    expect(await close(ana.id, one.batch)).toMatchObject({ closed: true, files: 1 })
  })

  test('an unused place ends with its batch and takes no bytes afterwards', async () => {
    const one = errand(newXml())
    const { id } = await begin(ana.client, one)
    expect(await close(ana.id, one.batch)).toEqual({ closed: true, files: 0, drive: 0, automation: 'off' })
    expect(await statusOf(id)).toBe('expired')
    expect(await codeOf(begin(ana.client, one))).toBe('upload-expired')
    expect(await codeOf(finishUpload(ana.id, id))).toBe('upload-expired')
    expect(await codeOf(begin(ana.client, errand(newXml(), one.batch)))).toBe('upload-expired')
  })

  test('bytes that arrive after the end of the batch are deleted', async () => {
    const one = errand(newXml())
    const { id, url } = await begin(ana.client, one)
    await close(ana.id, one.batch)
    await put(url ?? '', one.file)
    await reconcileUploads({ idleSeconds: 0 })
    expect(await storedBy(ana)).not.toContain(`${id}.xml`)
    expect((await documentsOf(ana)).map((document) => document.id)).not.toContain(id)
  })
})

describe('downloads of files', () => {
  const open = (person: Person, id: string, headers = {}) =>
    openDocument(
      { ...person, account: person.id, db: person.client },
      id,
      new Request('http://localhost/', { headers }),
    )
  let mine = ''
  const file = newXml()

  beforeAll(async () => {
    mine = (await upload(ana.client, errand(file))).documentId
  })

  test('give the owner the same bytes, whole or in part', async () => {
    const whole = downloadResponse(await open(ana, mine))
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(file.bytes))
    expect(whole.headers.get('content-length')).toBe(String(file.bytes.length))
    expect(whole.headers.get('content-disposition')).toContain(file.name)
    const part = downloadResponse(await open(ana, mine, { range: 'bytes=10-19' }))
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(file.bytes.subarray(10, 20)))
  })

  test('give another client the same answer as for a missing file', async () => {
    expect(await codeOf(open(berta, mine))).toBe('not-found')
    expect(await codeOf(open(berta, randomUUID()))).toBe('not-found')
  })

  test('the list of files has only the client’s own, the newest first', async () => {
    const list = (await readPortal(ana.client)).documents.items
    expect(list[0]).toMatchObject({ id: mine, name: file.name })
    expect(list).toHaveLength(Math.min(50, (await documentsOf(ana)).length))
    const others = (await readPortal(berta.client)).documents.items
    expect(others.map(({ id }) => id)).not.toContain(mine)
  })
})

test('a document whose bytes are missing is reported and stays', async () => {
  const { documentId } = await upload(ana.client, errand(newXml()))
  must(
    await adminClient()
      .storage.from('facturas')
      .remove([`${ana.id}/${documentId}.xml`]),
  )
  expect(await reconcileUploads({ idleSeconds: 0 })).toMatchObject({ missing: 1 })
  expect((await documentsOf(ana)).map(({ id }) => id)).toContain(documentId)
})

test('a client can have fifty open places, also when all are requested at once', async () => {
  const clara = await environment.approvedClient('clara')
  const batch = randomUUID() as string
  const requests = Array.from({ length: 53 }, () => codeOf(begin(clara.client, errand(newXml(), batch))))
  const codes = await Promise.all(requests)
  expect(codes.filter((code) => code === 'no error')).toHaveLength(50)
  expect(codes.filter((code) => code === 'upload-quota')).toHaveLength(3)
})
