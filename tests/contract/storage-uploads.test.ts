import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, reserve, text } from '../support/contract-people'
import { openClient } from '../support/contract-target'
import { bodyOf, codeOf, openStorage, pdf, type StorageScene } from '../support/storage-calls'

// These tests expect the responses of Supabase's own storage service to uploads that supabase-js does not make.
let scene: StorageScene
beforeAll(async () => {
  scene = await openStorage()
})
afterAll(() => scene?.target.stop())

describe('an upload to storage', () => {
  test.each(['application/pdf; charset=utf-8', 'Application/PDF', 'text/html', 'pdf', 'application/pdf/x'])(
    'of the type %s is refused, because the type is compared as it was sent',
    async (type) => {
      expect(codeOf(await scene.put(scene.place(), { 'content-type': type }))).toBe('400 InvalidMimeType 415')
    },
  )

  test('that announces more bytes than the bucket takes is refused before they are sent', async () => {
    const long = String(40 * 1024 * 1024)
    const answer = await new Promise<number>((resolve) => {
      const headers = { ...scene.secret, ...pdf, 'content-length': long }
      const call = scene.begin('POST', `object/facturas/${scene.place()}`, headers)
      call.on('response', ({ statusCode = 0 }) => {
        resolve(statusCode)
        call.destroy()
      })
      call.on('error', () => undefined)
      call.write('%PDF')
    })
    expect(answer).toBe(400)
  })

  test('to a taken place is refused, or for its type if that is wrong too', async () => {
    expect(codeOf(await scene.put(scene.stored))).toBe('400 KeyAlreadyExists 409')
    expect(codeOf(await scene.put(scene.stored, { 'content-type': 'text/html' }))).toBe(
      '400 InvalidMimeType 415',
    )
    expect((await scene.server('GET', `object/facturas/${scene.stored}`)).body).toBe(text)
  })

  test('by a form takes its type from a field, and refuses a wrong one', async () => {
    const form = (type: string) =>
      [
        '--X\r\ncontent-disposition: form-data; name="contentType"\r\n\r\n',
        `${type}\r\n--X\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\n`,
        `content-type: application/pdf; charset=x\r\n\r\n${text}\r\n--X--\r\n`,
      ].join('')
    const boundary = { 'content-type': 'multipart/form-data; boundary=X' }
    const name = scene.place()
    expect((await scene.put(name, boundary, form('image/png'))).status).toBe(200)
    expect((await scene.server('GET', `object/facturas/${name}`)).headers['content-type']).toBe('image/png')
    expect(codeOf(await scene.put(scene.place(), boundary, form('text/html')))).toBe(
      '400 InvalidMimeType 415',
    )
  })

  test('needs a token, and reading without one reveals nothing about a private bucket', async () => {
    expect(bodyOf(await scene.send('POST', `object/facturas/${scene.place()}`, pdf, text))).toMatchObject({
      code: 'InvalidRequest',
      message: "headers must have required property 'authorization'",
    })
    for (const headers of [{}, { ...scene.session, authorization: 'Bearer nonsense' }]) {
      expect(codeOf(await scene.send('GET', `object/facturas/${scene.stored}`, headers))).toBe(
        '400 NoSuchBucket 404',
      )
    }
  })
})

describe('an upload to a signed address', () => {
  const signUpload = async (name: string) => {
    const answer = await scene.send('POST', `object/upload/sign/facturas/${name}`, scene.session)
    return String(bodyOf(answer).url).slice(1)
  }

  test('answers only its key, and the address works for no other method and not for reading', async () => {
    const name = await reserve(scene.ana)
    const url = await signUpload(name)
    const asDownload = url.replace('object/upload/sign', 'object/sign')
    expect(codeOf(await scene.send('GET', asDownload))).toBe('400 InvalidSignature 400')
    expect(codeOf(await scene.send('PUT', url.split('?')[0] ?? '', pdf, text))).toBe('400 InvalidRequest 400')
    expect(bodyOf(await scene.send('PUT', url, pdf, text))).toEqual({ Key: `facturas/${name}` })
    const download = await scene.sign(name)
    const asUpload = download.replace('object/sign', 'object/upload/sign')
    expect(codeOf(await scene.send('PUT', asUpload, pdf, text))).toBe('400 InvalidSignature 400')
  })

  /** Begins an upload to a signed URL, and returns a function that sends the rest and returns the response. */
  async function beginUpload(url: string, body: string) {
    const call = scene.begin('PUT', url, pdf)
    const answer = new Promise<number>((resolve, reject) => {
      call.on('response', ({ statusCode = 0 }) => resolve(statusCode)).on('error', reject)
    })
    call.write(body)
    // The service responds only after the whole upload, so the test waits half a second for the service's first checks.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return () => {
      call.end()
      return answer
    }
  }

  // The policies are checked only when an upload begins, and the upload that ends last replaces the other upload.
  test('that began before another one ended replaces it', async () => {
    const name = await reserve(scene.ana)
    const url = await signUpload(name)
    const end = await beginUpload(url, 'first')
    expect((await scene.send('PUT', url, pdf, 'second')).status).toBe(200)
    expect((await scene.server('GET', `object/facturas/${name}`)).body).toBe('second')
    expect(await end()).toBe(200)
    expect((await scene.server('GET', `object/facturas/${name}`)).body).toBe('first')
  })

  test('that began before the file was checked replaces nothing afterwards', async () => {
    const name = await reserve(scene.ana)
    const url = await signUpload(name)
    const end = await beginUpload(url, 'first')
    expect((await scene.send('PUT', url, pdf, 'second')).status).toBe(200)
    const upload = path.basename(name, '.pdf')
    const claimed = must(
      await openClient(scene.target, scene.target.secretKey).rpc('claim_upload', {
        upload,
        lease_seconds: 60,
      }),
    )
    expect(claimed).toMatchObject([{ path: name, status: 'verifying' }])
    expect(await end()).toBeGreaterThanOrEqual(400)
    expect((await scene.server('GET', `object/facturas/${name}`)).body).toBe('second')
  })
})
