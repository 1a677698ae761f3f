import { beforeEach, expect, test, vi } from 'vitest'
import manifest from '@/app/manifest'
import { copiesCache, ownerKey } from '@/lib/portal/copies'
import { forgetOldShared, forgetShared, sharedAt, sharedCache } from '@/lib/scans/database'
import {
  clearShared,
  dropShared,
  readShared,
  shareAction,
  sharedName,
  sharedOwner,
} from '@/lib/scans/shared-files'
import { shareWorker } from '@/lib/scans/share-worker'
import { FakeCaches } from '@/tests/support/fake-caches'

type Listener = (event: object) => void
let listener: Listener
beforeEach(() => {
  const caches = new FakeCaches() as unknown as CacheStorage
  vi.stubGlobal('caches', caches)
  shareWorker(
    {
      addEventListener: (_, listen) => void (listener = listen as Listener),
      location: { origin: 'https://sitio.example' },
      caches,
    },
    {
      cache: sharedCache,
      action: shareAction,
      fileName: sharedName,
      keptAt: sharedAt,
      owner: sharedOwner,
      recorded: { cache: copiesCache, key: ownerKey },
      mostFiles: 3,
      mostBytes: 100,
      longest: 1000,
      scanner: '/portal/escanear',
      upload: '/portal/facturas',
    },
  )
})

async function share(files: readonly File[], { path = shareAction, method = 'POST' } = {}) {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const request = { method, url: `https://sitio.example${path}`, formData: async () => form }
  const answered = vi.fn<(answer: Promise<Response>) => void>()
  listener({ request, respondWith: answered })
  const answer = await answered.mock.calls[0]?.[0]
  return answer?.headers.get('location') ?? null
}
const image = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' })
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const namesOf = async (kind: 'image/' | 'application/pdf', person = 'ana') =>
  (await readShared(kind, person)).map(({ file }) => file.name)

test('the installed portal receives images and PDFs from other apps', () => {
  const { start_url, scope, display, share_target } = manifest()
  expect([start_url, scope, display]).toEqual(['/portal', '/', 'standalone'])
  expect(share_target).toMatchObject({
    action: shareAction,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
  })
})

test('shared images lead to the scanner, and shared PDFs to the uploads', async () => {
  expect(await share([image('recibo año.jpg'), pdf('factura.pdf')])).toBe(
    'https://sitio.example/portal/escanear',
  )
  expect(await namesOf('image/')).toEqual(['recibo año.jpg'])
  expect(await share([pdf('otra.pdf')])).toBe('https://sitio.example/portal/facturas')
  expect(await namesOf('application/pdf')).toEqual(['factura.pdf', 'otra.pdf'])
})

test('shared files of other types and empty files are left out', async () => {
  await share([new File(['x'], 'a.exe', { type: 'application/x-msdownload' }), image('vacía.jpg', 0)])
  expect(await caches.has(sharedCache)).toBe(false)
})

test('of too many or too large shared files, the newest are kept', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  await share([image('1.jpg'), image('2.jpg')])
  vi.setSystemTime(1001)
  await share([image('3.jpg'), image('4.jpg')])
  expect(await readShared('image/', 'ana', 1002).then((all) => all.map(({ file }) => file.name))).toEqual([
    '2.jpg',
    '3.jpg',
    '4.jpg',
  ])
  vi.setSystemTime(1002)
  await share([image('5.jpg', 95)])
  expect((await readShared('image/', 'ana', 1003)).map(({ file }) => file.name)).toEqual(['5.jpg'])
  vi.useRealTimers()
})

test('shared files that nobody opened within a day are deleted', async () => {
  await share([image('vieja.jpg')])
  expect(await readShared('image/', 'ana', Date.now() + 25 * 3600 * 1000)).toEqual([])
})

test('a shared file is deleted after its use, and all of them when the person signs out', async () => {
  await share([image('1.jpg'), pdf('2.pdf')])
  await dropShared(await readShared('image/', 'ana'))
  expect(await namesOf('image/')).toEqual([])
  expect(await namesOf('application/pdf')).toEqual(['2.pdf'])
  forgetShared()
  expect(await namesOf('application/pdf')).toEqual([])
})

test('without a session shared files are kept for ten minutes, for the person who is about to sign in', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  await forgetOldShared()
  expect(await caches.has(sharedCache)).toBe(false)
  await share([image('vieja.jpg')])
  vi.setSystemTime(1000 + 9 * 60_000)
  await share([image('nueva.jpg')])
  vi.setSystemTime(1000 + 11 * 60_000)
  await forgetOldShared()
  expect((await readShared('image/', 'ana')).map(({ file }) => file.name)).toEqual(['nueva.jpg'])
  vi.useRealTimers()
})

test('a person’s shared files are deleted when another one signs in, except those without a session', async () => {
  const copies = await caches.open(copiesCache)
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
  await share([image('sin sesión.jpg')])
  vi.setSystemTime(1001)
  await copies.put(ownerKey, new Response('ana'))
  await share([image('de ana.jpg'), pdf('de ana.pdf')])
  expect(await namesOf('application/pdf')).toEqual(['de ana.pdf'])
  await clearShared('luis')
  expect(await namesOf('image/', 'luis')).toEqual(['sin sesión.jpg'])
  expect(await namesOf('application/pdf', 'ana')).toEqual([])
  vi.useRealTimers()
})

test('the browser handles all other requests itself', async () => {
  expect(await share([image('1.jpg')], { path: '/portal/compartir/otra' })).toBeNull()
  expect(await share([image('1.jpg')], { method: 'GET' })).toBeNull()
})
