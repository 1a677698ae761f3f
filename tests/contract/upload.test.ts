import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketOf, pdf, reserve, text, upload } from '../support/contract-bucket'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let ana: Person
let luis: Person
beforeAll(async () => {
  target = await openTarget()
  const staff = await registerStaff(target)
  ana = await register(target, 'ana')
  luis = await register(target, 'luis')
  await decide(staff, ana, 'approved')
  await decide(staff, luis, 'approved')
})
afterAll(() => target?.stop())

const limit = 10 * 1024 * 1024

describe('upload', () => {
  test('of a File answers its path, and the public address of the private bucket opens nothing', async () => {
    const path = await reserve(ana)
    const file = new File([text], 'factura.pdf', { type: 'application/pdf' })
    const { data, error } = await bucketOf(ana).upload(path, file, { cacheControl: '3600', upsert: false })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path, fullPath: `facturas/${path}` })
    const { publicUrl } = bucketOf(ana).getPublicUrl(path).data
    expect(publicUrl).toBe(`${target.url}/storage/v1/object/public/facturas/${path}`)
    expect((await fetch(publicUrl)).status).toBe(400)
  })

  test('of the same place twice keeps the first file', async () => {
    const path = await upload(ana)
    const { error } = await bucketOf(ana).upload(path, new Blob(['otro'], { type: 'application/pdf' }))
    expect(error).toMatchObject({ status: 400, statusCode: '409', message: 'The resource already exists' })
    const upsert = await bucketOf(ana).upload(path, new Blob(['otro'], { type: 'application/pdf' }), {
      upsert: true,
    })
    expect(upsert.error).toMatchObject({ statusCode: '403' })
    expect(await must(await bucketOf(ana).download(path)).text()).toBe(text)
  })

  test.each([
    ['a form', (size: number) => new Blob([Buffer.alloc(size, 7)], { type: 'application/pdf' })],
    ['a body', (size: number) => Buffer.alloc(size, 7)],
  ])('of exactly 10 MB passes, one byte more does not, as %s', async (_kind, make) => {
    const path = await upload(ana, make(limit))
    expect(must(await bucketOf(ana).info(path)).size).toBe(limit)
    const over = await bucketOf(ana).upload(await reserve(ana), make(limit + 1), {
      contentType: 'application/pdf',
    })
    expect(over.error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    })
  })

  test('of another type is refused', async () => {
    const page = new Blob(['<p>'], { type: 'text/html' })
    const { error } = await bucketOf(ana).upload(await reserve(ana), page)
    expect(error).toMatchObject({ statusCode: '415', message: 'mime type text/html is not supported' })
  })

  test('needs a reserved place of its own', async () => {
    const refused = { statusCode: '403', message: 'new row violates row-level security policy' }
    const loose = await bucketOf(ana).upload(`${ana.id}/${randomUUID()}.pdf`, pdf())
    expect(loose.error).toMatchObject(refused)
    const foreign = await bucketOf(luis).upload(await reserve(ana), pdf())
    expect(foreign.error).toMatchObject(refused)
    const stranger = await openClient(target)
      .storage.from('facturas')
      .upload(await reserve(ana), pdf())
    expect(stranger.error).toMatchObject(refused)
  })

  test.each(['factura ñ.pdf', 'a/../../b.pdf', 'a//b.pdf'])('never takes the name %s', async (name) => {
    const response = await fetch(
      `${target.url}/storage/v1/object/facturas/${ana.id}/${encodeURIComponent(name)}`,
      {
        method: 'POST',
        headers: {
          apikey: target.secretKey,
          authorization: `Bearer ${target.secretKey}`,
          'content-type': 'application/pdf',
        },
        body: text,
      },
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'InvalidKey' })
  })
})

describe('signed upload', () => {
  const put = (url: string, body: string) =>
    fetch(url, { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body })

  test('works with the address alone, once', async () => {
    const path = await reserve(ana)
    const { signedUrl } = must(await bucketOf(ana).createSignedUploadUrl(path))
    expect((await put(signedUrl, text)).status).toBe(200)
    const again = await put(signedUrl, 'otro')
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({ statusCode: '409', error: 'Duplicate' })
    expect(await must(await bucketOf(ana).download(path)).text()).toBe(text)
  })

  test('works through the library', async () => {
    const path = await reserve(ana)
    const { token } = must(await bucketOf(ana).createSignedUploadUrl(path))
    const { data, error } = await openClient(target)
      .storage.from('facturas')
      .uploadToSignedUrl(path, token, pdf())
    expect(error).toBeNull()
    expect(data).toMatchObject({ path, fullPath: `facturas/${path}` })
  })

  test('is for its own place only', async () => {
    const { signedUrl } = must(await bucketOf(ana).createSignedUploadUrl(await reserve(ana)))
    const other = signedUrl.replace(/facturas\/.+\?/, `facturas/${await reserve(ana)}?`)
    expect((await put(other, text)).status).toBe(400)
    expect((await put(signedUrl.slice(0, -4), text)).status).toBe(400)
  })

  test('is not given for a place of somebody else', async () => {
    const { error } = await bucketOf(luis).createSignedUploadUrl(await reserve(ana))
    expect(error).toMatchObject({ statusCode: '403' })
  })

  test('is allowed from a page of another origin', async () => {
    const { signedUrl } = must(await bucketOf(ana).createSignedUploadUrl(await reserve(ana)))
    const preflight = await fetch(signedUrl, {
      method: 'OPTIONS',
      headers: {
        origin: target.siteUrl,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(preflight.ok).toBe(true)
    expect(['*', target.siteUrl]).toContain(preflight.headers.get('access-control-allow-origin'))
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  })
})
