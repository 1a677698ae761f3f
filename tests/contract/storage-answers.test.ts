import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { text } from '../support/contract-people'
import { bodyOf, codeOf, json, openStorage, type Headers, type StorageScene } from '../support/storage-calls'

// These tests expect the responses of Supabase's own storage service to calls that supabase-js does not make.
let scene: StorageScene
beforeAll(async () => {
  scene = await openStorage()
})
afterAll(() => scene?.target.stop())

describe('names of objects', () => {
  test.each([
    ['//', 'double'],
    ['/', 'leading'],
    ['/%2F', 'escaped'],
  ])('with an extra %s are accepted unchanged, with the secret key', async (gap) => {
    const name = scene.place(`a${gap}${randomUUID()}.pdf`)
    const answer = await scene.put(name)
    expect(answer.status).toBe(200)
    expect(bodyOf(answer).Key).toBe(`facturas/${decodeURIComponent(name)}`)
    expect((await scene.server('GET', `object/facturas/${name}`)).body).toBe(text)
  })

  test.each(['/../', '/./', '/%2e%2e/', '%2f..%2f'])('never leave a folder by %s', async (step) => {
    const name = `${scene.ana.id}${step}${randomUUID()}.pdf`
    expect(codeOf(await scene.put(name))).toBe('400 InvalidKey 400')
    expect(codeOf(await scene.server('GET', `object/facturas/${name}`))).toBe('400 NoSuchKey 404')
  })

  test.each(['%C3%B1', '%23', '%25', '%5C', '%22', '%3C', '~', '%00', '%0A'])(
    'with %s are refused by every call',
    async (character) => {
      const name = scene.place(`a${character}b.pdf`)
      const asks = [
        await scene.put(name),
        await scene.server('GET', `object/facturas/${name}`),
        await scene.server('GET', `object/info/facturas/${name}`),
        await scene.server('POST', `object/sign/facturas/${name}`, json, '{"expiresIn":60}'),
      ]
      expect(asks.map(codeOf)).toEqual(Array(4).fill('400 InvalidKey 400'))
      expect(bodyOf(asks[0]!).message).toBe(`Invalid key: ${decodeURIComponent(name)}`)
    },
  )

  test('that are no valid path are a bad request', async () => {
    const answer = await scene.server('GET', `object/facturas/${scene.place('a%zz.pdf')}`)
    expect([answer.status, bodyOf(answer).code]).toEqual([400, 'FST_ERR_BAD_URL'])
  })
})

describe('reading an object', () => {
  test.each(['bytes=99-', 'bytes=5-2', 'bytes=-0', 'bytes=-', 'bytes=0-1,4-5', 'items=0-3'])(
    'refuses the range %s',
    async (range) => {
      const answer = await scene.server('GET', `object/facturas/${scene.stored}`, { range })
      expect(codeOf(answer)).toBe('416 InvalidRange 416')
    },
  )

  test('with HEAD describes the whole file, whatever part or version the client has', async () => {
    const { etag } = (await scene.server('GET', `object/facturas/${scene.stored}`)).headers
    const known = { range: 'bytes=0-3', 'if-none-match': String(etag) }
    const { status, headers } = await scene.server('HEAD', `object/facturas/${scene.stored}`, known)
    expect([status, headers['content-length']]).toEqual([200, String(text.length)])
  })

  test('does not send an unchanged file again', async () => {
    const { etag } = (await scene.server('GET', `object/facturas/${scene.stored}`)).headers
    const later = new Date(Date.now() + 86_400_000).toUTCString()
    const asks: Headers[] = [{ 'if-none-match': String(etag) }, { 'if-modified-since': later }]
    for (const headers of asks)
      expect((await scene.server('GET', `object/facturas/${scene.stored}`, headers)).status).toBe(304)
    const other = await scene.server('GET', `object/facturas/${scene.stored}`, { 'if-none-match': '"x"' })
    expect([other.status, other.headers['cache-control']]).toEqual([
      200,
      'max-age=3600, stale-while-revalidate=30',
    ])
  })

  test('works with a signed address under an escaped name, until the address expires', async () => {
    const url = await scene.sign(scene.stored)
    const { headers } = await scene.send('GET', `${url}&download=a%C3%B1o%20%22x%22.pdf`)
    expect(headers['content-disposition']).toBe(
      "attachment; filename=a%C3%B1o%20%22x%22.pdf; filename*=UTF-8''a%C3%B1o%20%22x%22.pdf",
    )
    expect(Date.parse(String(headers.expires)) - Date.now()).toBeLessThanOrEqual(61_000)
    expect(headers['cache-control']).toBeUndefined()
    expect(headers['x-robots-tag']).toBe('none')
    expect((await scene.send('GET', `${url}&download=`)).headers['content-disposition']).toBe('attachment;')
    const elsewhere = url.replace(scene.ana.id, `x/../${scene.ana.id}`)
    expect(codeOf(await scene.send('GET', elsewhere))).toBe('400 InvalidSignature 400')
  })
})

describe('a call to storage', () => {
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
    expect(bodyOf(await scene.server('POST', path, json, body))).toMatchObject({
      code: 'InvalidRequest',
      message,
    })
  })

  test('that removes one file says whether it is missing or another person’s', async () => {
    const missing = await scene.server('DELETE', `object/facturas/${scene.place()}`)
    expect(codeOf(missing)).toBe('400 NoSuchKey 404')
    expect(codeOf(await scene.send('DELETE', `object/facturas/${scene.stored}`, scene.session))).toBe(
      '400 AccessDenied 403',
    )
    const name = scene.place()
    await scene.put(name)
    expect(bodyOf(await scene.server('DELETE', `object/facturas/${name}`))).toEqual({
      message: 'Successfully deleted',
    })
  })

  test('that moves or copies into a missing bucket is refused', async () => {
    const ends = {
      bucketId: 'facturas',
      sourceKey: scene.stored,
      destinationBucket: 'none',
      destinationKey: 'x.pdf',
    }
    for (const path of ['object/move', 'object/copy'])
      expect(codeOf(await scene.server('POST', path, json, JSON.stringify(ends)))).toBe(
        '400 InvalidRequest 404',
      )
  })
})

test('a list of objects is searched by the beginning of names in any case, and mixes folders in by name', async () => {
  const folder = scene.place(randomUUID())
  for (const name of ['a.pdf', 'B.pdf', 'sub/x.pdf', 'Sub2/z.pdf', 'a_b.pdf'])
    await scene.put(`${folder}/${name}`)
  const list = async (more: object) => {
    const body = JSON.stringify({ prefix: folder, ...more })
    const answer = await scene.server('POST', 'object/list/facturas', json, body)
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
