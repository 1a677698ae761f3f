import { randomUUID } from 'node:crypto'
import { request as ask } from 'node:http'
import { text as read } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  must,
  registerClient,
  registerStaff,
  reserve,
  text,
  upload,
  type Person,
} from '../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../support/contract-target'

/** What the storage service answers to calls that supabase-js does not make, measured on the service itself. */
let target: ContractTarget
let ana: Person
let token: string
let stored: string
beforeAll(async () => {
  target = await openTarget()
  ana = await registerClient(target, await registerStaff(target), 'ana')
  token = must(await ana.client.auth.getSession()).session?.access_token ?? ''
  stored = await upload(ana)
})
afterAll(() => target?.stop())

type Headers = Record<string, string>
type Answer = { status: number; headers: Record<string, unknown>; body: string }
const json = { 'content-type': 'application/json' }
const pdf = { 'content-type': 'application/pdf' }
const secret = () => ({ apikey: target.secretKey, authorization: `Bearer ${target.secretKey}` })
const session = () => ({ apikey: target.publishableKey, authorization: `Bearer ${token}` })

/** Sends a path as it is: `fetch` would tidy it. */
function send(method: string, path: string, headers: Headers = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(target.url)
  return new Promise((resolve, reject) => {
    const call = ask({ hostname, port, method, path: `/storage/v1/${path}`, headers }, (response) => {
      const done = (answered: string) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answered })
      read(response).then(done, reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}
const server = (method: string, path: string, headers: Headers = {}, body?: string) =>
  send(method, path, { ...secret(), ...headers }, body)
const bodyOf = ({ body }: Answer) => JSON.parse(body) as Record<string, unknown>
const codeOf = (answer: Answer) => `${answer.status} ${bodyOf(answer).code} ${bodyOf(answer).statusCode}`
const place = (name = `${randomUUID()}.pdf`) => `${ana.id}/${name}`
const put = (name: string, headers: Headers = pdf, body = text) =>
  server('POST', `object/facturas/${name}`, headers, body)
const sign = async (name: string, expiresIn = 60) => {
  const body = JSON.stringify({ expiresIn })
  return String(bodyOf(await server('POST', `object/sign/facturas/${name}`, json, body)).signedURL).slice(1)
}

describe('names', () => {
  test.each([
    ['//', 'double'],
    ['/', 'leading'],
    ['/%2F', 'escaped'],
  ])('with %s too much are taken as they are, with the secret key', async (gap) => {
    const name = place(`a${gap}${randomUUID()}.pdf`)
    const answer = await put(name)
    expect(answer.status).toBe(200)
    expect(bodyOf(answer).Key).toBe(`facturas/${decodeURIComponent(name)}`)
    expect((await server('GET', `object/facturas/${name}`)).body).toBe(text)
  })

  test.each(['/../', '/./', '/%2e%2e/', '%2f..%2f'])('never step out of a folder by %s', async (step) => {
    const name = `${ana.id}${step}${randomUUID()}.pdf`
    expect(codeOf(await put(name))).toBe('400 InvalidKey 400')
    expect(codeOf(await server('GET', `object/facturas/${name}`))).toBe('400 NoSuchKey 404')
  })

  test.each(['%C3%B1', '%23', '%25', '%5C', '%22', '%3C', '~', '%00', '%0A'])(
    'with %s are refused wherever one is asked for',
    async (character) => {
      const name = place(`a${character}b.pdf`)
      const asks = [
        await put(name),
        await server('GET', `object/facturas/${name}`),
        await server('GET', `object/info/facturas/${name}`),
        await server('POST', `object/sign/facturas/${name}`, json, '{"expiresIn":60}'),
      ]
      expect(asks.map(codeOf)).toEqual(Array(4).fill('400 InvalidKey 400'))
      expect(bodyOf(asks[0]!).message).toBe(`Invalid key: ${decodeURIComponent(name)}`)
    },
  )

  test('that are no address at all are a bad request', async () => {
    const answer = await server('GET', `object/facturas/${place('a%zz.pdf')}`)
    expect([answer.status, bodyOf(answer).code]).toEqual([400, 'FST_ERR_BAD_URL'])
  })
})

describe('an upload', () => {
  test.each(['application/pdf; charset=utf-8', 'Application/PDF', 'text/html', 'pdf', 'application/pdf/x'])(
    'of the type %s is refused: it is read as it was sent',
    async (type) => {
      expect(codeOf(await put(place(), { 'content-type': type }))).toBe('400 InvalidMimeType 415')
    },
  )

  test('that names its bytes longer than the bucket takes is refused before they come', async () => {
    const long = String(20 * 1024 * 1024)
    const answer = await new Promise<number>((resolve) => {
      const { hostname, port } = new URL(target.url)
      const headers = { ...secret(), ...pdf, 'content-length': long }
      const path = `/storage/v1/object/facturas/${place()}`
      const call = ask({ hostname, port, method: 'POST', path, headers }, ({ statusCode = 0 }) => {
        resolve(statusCode)
        call.destroy()
      })
      call.on('error', () => undefined)
      call.write('%PDF')
    })
    expect(answer).toBe(400)
  })

  test('to a place that is taken is refused, for its type first', async () => {
    expect(codeOf(await put(stored))).toBe('400 KeyAlreadyExists 409')
    expect(codeOf(await put(stored, { 'content-type': 'text/html' }))).toBe('400 InvalidMimeType 415')
    expect((await server('GET', `object/facturas/${stored}`)).body).toBe(text)
  })

  test('of a form takes the type that a field names, and refuses it like any other', async () => {
    const form = (type: string) =>
      [
        '--X\r\ncontent-disposition: form-data; name="contentType"\r\n\r\n',
        `${type}\r\n--X\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\n`,
        `content-type: application/pdf; charset=x\r\n\r\n${text}\r\n--X--\r\n`,
      ].join('')
    const boundary = { 'content-type': 'multipart/form-data; boundary=X' }
    const name = place()
    expect((await put(name, boundary, form('image/png'))).status).toBe(200)
    expect((await server('GET', `object/facturas/${name}`)).headers['content-type']).toBe('image/png')
    expect(codeOf(await put(place(), boundary, form('text/html')))).toBe('400 InvalidMimeType 415')
  })

  test('without a token needs one, and reading says nothing of a private bucket', async () => {
    expect(bodyOf(await send('POST', `object/facturas/${place()}`, pdf, text))).toMatchObject({
      code: 'InvalidRequest',
      message: "headers must have required property 'authorization'",
    })
    for (const headers of [{}, { ...session(), authorization: 'Bearer nonsense' }]) {
      expect(codeOf(await send('GET', `object/facturas/${stored}`, headers))).toBe('400 NoSuchBucket 404')
    }
  })
})

describe('a signed upload', () => {
  const signUpload = async (name: string) => {
    const answer = await send('POST', `object/upload/sign/facturas/${name}`, session())
    return String(bodyOf(answer).url).slice(1)
  }

  test('answers its key alone, and neither reads nor is for another method', async () => {
    const name = await reserve(ana)
    const url = await signUpload(name)
    const asDownload = url.replace('object/upload/sign', 'object/sign')
    expect(codeOf(await send('GET', asDownload))).toBe('400 InvalidSignature 400')
    expect(codeOf(await send('PUT', url.split('?')[0] ?? '', pdf, text))).toBe('400 InvalidRequest 400')
    expect(bodyOf(await send('PUT', url, pdf, text))).toEqual({ Key: `facturas/${name}` })
    const download = await sign(name)
    const asUpload = download.replace('object/sign', 'object/upload/sign')
    expect(codeOf(await send('PUT', asUpload, pdf, text))).toBe('400 InvalidSignature 400')
  })

  /** Begins to send to a signed address, and ends only when it is told to. */
  async function beginUpload(url: string, body: string) {
    const { hostname, port } = new URL(target.url)
    const call = ask({ hostname, port, method: 'PUT', path: `/storage/v1/${url}`, headers: pdf })
    const answer = new Promise<number>((resolve, reject) => {
      call.on('response', ({ statusCode = 0 }) => resolve(statusCode)).on('error', reject)
    })
    call.write(body)
    // The service says nothing of an upload before it ends: half a second is long for its first questions.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return () => {
      call.end()
      return answer
    }
  }

  // The service asks the policies when an upload begins, and not again: what ends last stays.
  test('that began before another ended replaces it', async () => {
    const name = await reserve(ana)
    const url = await signUpload(name)
    const end = await beginUpload(url, 'first')
    expect((await send('PUT', url, pdf, 'second')).status).toBe(200)
    expect((await server('GET', `object/facturas/${name}`)).body).toBe('second')
    expect(await end()).toBe(200)
    expect((await server('GET', `object/facturas/${name}`)).body).toBe('first')
  })

  test('that began before the file was checked replaces nothing after', async () => {
    const name = await reserve(ana)
    const url = await signUpload(name)
    const end = await beginUpload(url, 'first')
    expect((await send('PUT', url, pdf, 'second')).status).toBe(200)
    const upload = /[^/]+(?=\.pdf$)/.exec(name)?.[0] ?? ''
    const claimed = must(
      await openClient(target, target.secretKey).rpc('claim_upload', { upload, lease_seconds: 60 }),
    )
    expect(claimed).toMatchObject([{ path: name, status: 'verifying' }])
    expect(await end()).toBeGreaterThanOrEqual(400)
    expect((await server('GET', `object/facturas/${name}`)).body).toBe('second')
  })
})

describe('reading', () => {
  test.each(['bytes=99-', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes=0-1,4-5', 'items=0-3'])(
    'the range %s is refused',
    async (range) => {
      const answer = await server('GET', `object/facturas/${stored}`, { range })
      expect(codeOf(answer)).toBe('416 InvalidRange 416')
    },
  )

  test('HEAD tells of the whole file, whatever part or version is known', async () => {
    const { etag } = (await server('GET', `object/facturas/${stored}`)).headers
    const known = { range: 'bytes=0-3', 'if-none-match': String(etag) }
    const { status, headers } = await server('HEAD', `object/facturas/${stored}`, known)
    expect([status, headers['content-length']]).toEqual([200, String(text.length)])
  })

  test('what is known already is not sent again', async () => {
    const { etag } = (await server('GET', `object/facturas/${stored}`)).headers
    const later = new Date(Date.now() + 86_400_000).toUTCString()
    const asks: Headers[] = [{ 'if-none-match': String(etag) }, { 'if-modified-since': later }]
    for (const headers of asks)
      expect((await server('GET', `object/facturas/${stored}`, headers)).status).toBe(304)
    const other = await server('GET', `object/facturas/${stored}`, { 'if-none-match': '"x"' })
    expect([other.status, other.headers['cache-control']]).toEqual([
      200,
      'max-age=3600, stale-while-revalidate=30',
    ])
  })

  test('with a signed address ends when that does, under an escaped name', async () => {
    const url = await sign(stored)
    const { headers } = await send('GET', `${url}&download=a%C3%B1o%20%22x%22.pdf`)
    expect(headers['content-disposition']).toBe(
      "attachment; filename=a%C3%B1o%20%22x%22.pdf; filename*=UTF-8''a%C3%B1o%20%22x%22.pdf",
    )
    expect(Date.parse(String(headers.expires)) - Date.now()).toBeLessThanOrEqual(61_000)
    expect(headers['cache-control']).toBeUndefined()
    expect(headers['x-robots-tag']).toBe('none')
    expect((await send('GET', `${url}&download=`)).headers['content-disposition']).toBe('attachment;')
    const elsewhere = url.replace(ana.id, `x/../${ana.id}`)
    expect(codeOf(await send('GET', elsewhere))).toBe('400 InvalidSignature 400')
  })
})

describe('a call', () => {
  test.each([
    ['object/sign/facturas/x.pdf', '{}', "body must have required property 'expiresIn'"],
    ['object/sign/facturas/x.pdf', '{"expiresIn":0}', 'body/expiresIn must be >= 1'],
    ['object/sign/facturas/x.pdf', '{"expiresIn":1.5}', 'body/expiresIn must be integer'],
    ['object/sign/facturas', '{"expiresIn":60}', "body must have required property 'paths'"],
    ['object/sign/facturas', '{"expiresIn":60,"paths":[]}', 'body/paths must NOT have fewer than 1 items'],
    ['object/list/facturas', '{}', "body must have required property 'prefix'"],
    ['object/list/facturas', '{"prefix":"","limit":0}', 'body/limit must be >= 1'],
    ['object/list/facturas', '{"prefix":"","offset":-1}', 'body/offset must be >= 0'],
    ['object/move', '{}', "body must have required property 'bucketId'"],
  ])('to %s with %s is refused by name', async (path, body, message) => {
    expect(bodyOf(await server('POST', path, json, body))).toMatchObject({ code: 'InvalidRequest', message })
  })

  test('that removes one file says which is missing and which is not the caller’s', async () => {
    const missing = await server('DELETE', `object/facturas/${place()}`)
    expect(codeOf(missing)).toBe('400 NoSuchKey 404')
    expect(codeOf(await send('DELETE', `object/facturas/${stored}`, session()))).toBe('400 AccessDenied 403')
    const name = place()
    await put(name)
    expect(bodyOf(await server('DELETE', `object/facturas/${name}`))).toEqual({
      message: 'Successfully deleted',
    })
  })

  test('into a bucket that is not there finds nothing to relate to', async () => {
    const ends = {
      bucketId: 'facturas',
      sourceKey: stored,
      destinationBucket: 'none',
      destinationKey: 'x.pdf',
    }
    for (const path of ['object/move', 'object/copy'])
      expect(codeOf(await server('POST', path, json, JSON.stringify(ends)))).toBe('400 InvalidRequest 404')
  })
})

test('a list begins with what is searched, in any case, and mixes folders in by name', async () => {
  const folder = place(randomUUID())
  for (const name of ['a.pdf', 'B.pdf', 'sub/x.pdf', 'Sub2/z.pdf', 'a_b.pdf']) await put(`${folder}/${name}`)
  const list = async (more: object) => {
    const body = JSON.stringify({ prefix: folder, ...more })
    const answer = await server('POST', 'object/list/facturas', json, body)
    return (JSON.parse(answer.body) as { name: string; id: string | null }[]).map(({ name, id }) =>
      id ? name : `${name}/`,
    )
  }
  expect(await list({})).toEqual(['a.pdf', 'a_b.pdf', 'B.pdf', 'sub/', 'Sub2/'])
  expect(await list({ search: 'A' })).toEqual(['a.pdf', 'a_b.pdf'])
  expect(await list({ search: 'pdf' })).toEqual([])
  expect(await list({ search: 'sub/' })).toEqual(['sub/x.pdf'])
  expect(await list({ sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
    'sub/',
    'Sub2/',
    'a_b.pdf',
    'B.pdf',
    'a.pdf',
  ])
})
