import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import {
  bucketOf,
  must,
  pdf,
  registerClient,
  registerStaff,
  reserve,
  text,
  upload,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'

describe('uploads', () => {
  let target: ContractTarget
  let ana: Person
  let luis: Person
  const server = () => openClient(target, target.secretKey).storage.from('facturas')
  beforeAll(async () => {
    target = await openSharedTarget()
    const staff = await registerStaff(target)
    ana = await registerClient(target, staff, 'ana')
    luis = await registerClient(target, staff, 'luis')
  })
  afterAll(() => target?.stop())

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

    test('to the same place twice keeps the first file', async () => {
      const path = await upload(ana)
      const { error } = await bucketOf(ana).upload(path, new Blob(['otro'], { type: 'application/pdf' }))
      expect(error).toMatchObject({ status: 400, statusCode: '409', message: 'The resource already exists' })
      const upsert = await bucketOf(ana).upload(path, new Blob(['otro'], { type: 'application/pdf' }), {
        upsert: true,
      })
      expect(upsert.error).toMatchObject({ statusCode: '403' })
      expect(await must(await server().download(path)).text()).toBe(text)
    })

    test.each([
      ['a form', (size: number) => new Blob([Buffer.alloc(size, 7)], { type: 'application/pdf' })],
      ['a body', (size: number) => Buffer.alloc(size, 7)],
    ])('of exactly the limit succeeds and of one byte more does not, as %s', async (_kind, make) => {
      const path = await upload(ana, make(maxFileSize))
      expect(must(await server().info(path)).size).toBe(maxFileSize)
      // A policy refuses a file over the site's limit (403); only a file over the bucket's higher limit gives 413.
      const place = await reserve(ana)
      const more = await bucketOf(ana).upload(place, make(maxFileSize + 1), {
        contentType: 'application/pdf',
      })
      expect(more.error).toMatchObject({ statusCode: '403' })
      expect((await server().info(place)).data).toBeNull()
      const over = await bucketOf(ana).upload(place, make(maxLargeFileSize + 1), {
        contentType: 'application/pdf',
      })
      expect(over.error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      })
    })

    test('of a type that the bucket does not take is refused', async () => {
      const page = new Blob(['<p>'], { type: 'text/html' })
      const { error } = await bucketOf(ana).upload(await reserve(ana), page)
      expect(error).toMatchObject({ statusCode: '415', message: 'mime type text/html is not supported' })
    })

    test('needs its own reserved place', async () => {
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

    test.each(['factura ñ.pdf', 'a/../../b.pdf', 'a#b.pdf', 'a%b.pdf'])(
      'never takes the name %s',
      async (name) => {
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
      },
    )
  })

  describe('an upload to a signed address', () => {
    const put = (url: string, body: string) =>
      fetch(url, { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body })

    test('works once, with the address alone', async () => {
      const path = await reserve(ana)
      const { signedUrl } = must(await bucketOf(ana).createSignedUploadUrl(path))
      expect((await put(signedUrl, text)).status).toBe(200)
      const again = await put(signedUrl, 'otro')
      expect(again.status).toBe(400)
      expect(await again.json()).toMatchObject({ statusCode: '409', error: 'Duplicate' })
      expect(await must(await server().download(path)).text()).toBe(text)
    })

    test('works through supabase-js', async () => {
      const path = await reserve(ana)
      const { token } = must(await bucketOf(ana).createSignedUploadUrl(path))
      const { data, error } = await openClient(target)
        .storage.from('facturas')
        .uploadToSignedUrl(path, token, pdf())
      expect(error).toBeNull()
      expect(data).toMatchObject({ path, fullPath: `facturas/${path}` })
    })

    test('works only for the place of the address', async () => {
      const { signedUrl } = must(await bucketOf(ana).createSignedUploadUrl(await reserve(ana)))
      const other = signedUrl.replace(/facturas\/.+\?/, `facturas/${await reserve(ana)}?`)
      expect((await put(other, text)).status).toBe(400)
      expect((await put(signedUrl.slice(0, -4), text)).status).toBe(400)
    })

    test('is not possible to another person’s place', async () => {
      const { error } = await bucketOf(luis).createSignedUploadUrl(await reserve(ana))
      expect(error).toMatchObject({ statusCode: '403' })
    })

    test('works from a page of another site', async () => {
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
})

describe('downloads and removals', () => {
  let target: ContractTarget
  let staff: Person
  let ana: Person
  const server = () => openClient(target, target.secretKey).storage.from('facturas')
  beforeAll(async () => {
    target = await openSharedTarget()
    staff = await registerStaff(target)
    ana = await registerClient(target, staff, 'ana')
  })
  afterAll(() => target?.stop())

  describe('a download by the server', () => {
    test('returns the same bytes, type and size', async () => {
      const path = await upload(ana)
      const file = must(await server().download(path))
      expect({ text: await file.text(), type: file.type }).toEqual({ text, type: 'application/pdf' })
      expect(must(await server().info(path))).toMatchObject({
        size: text.length,
        contentType: 'application/pdf',
      })
      expect((await server().exists(path)).data).toBe(true)
      expect((await server().exists(`${ana.id}/${randomUUID()}.pdf`)).data).toBe(false)
      const entries = must(await server().list(ana.id, { limit: 1000 }))
      expect(entries.map((entry) => `${ana.id}/${entry.name}`)).toContain(path)
      const [folder] = must(await server().list('', { search: ana.id }))
      expect(folder).toMatchObject({ name: ana.id, id: null })
    })

    test('works with a signed address: whole, in part, or under another name', async () => {
      const path = await upload(ana)
      const { signedUrl } = must(await server().createSignedUrl(path, 60, { download: 'mi factura.pdf' }))
      const whole = await fetch(signedUrl)
      expect(await whole.text()).toBe(text)
      expect(whole.headers.get('content-type')).toBe('application/pdf')
      expect(whole.headers.get('content-disposition')).toMatch(/^attachment;.*mi(%20| )factura\.pdf/)
      const part = await fetch(signedUrl, { headers: { range: 'bytes=0-3' } })
      expect({ status: part.status, text: await part.text() }).toEqual({ status: 206, text: '%PDF' })
      expect(part.headers.get('content-range')).toBe(`bytes 0-3/${text.length}`)
    })

    test('fails with a signed address that was changed or has expired', async () => {
      const path = await upload(ana)
      const other = await upload(ana)
      const { signedUrl } = must(await server().createSignedUrl(path, 1))
      expect((await fetch(signedUrl.replace(path, other))).status).toBe(400)
      await expect.poll(async () => (await fetch(signedUrl)).status, { timeout: 5000 }).toBe(400)
    })

    test('names missing files when many addresses are signed', async () => {
      const path = await upload(ana)
      const [good, bad] = must(await server().createSignedUrls([path, `${ana.id}/falta.pdf`], 60))
      expect((await fetch(good?.signedUrl ?? '')).status).toBe(200)
      expect(bad).toMatchObject({
        signedUrl: null,
        error: 'Either the object does not exist or you do not have access to it',
      })
    })
  })

  test('the server removes a file', async () => {
    const path = await upload(ana)
    const removed = must(await server().remove([path]))
    expect(removed.map((object) => object.name)).toEqual([path])
    expect((await server().exists(path)).data).toBe(false)
  })
})
