import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { drive as driveClient } from '@googleapis/drive'
import { JWT } from 'google-auth-library'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDriveId } from '@/supabase/local/drive/drive-file'
import { startDrive } from '@/supabase/local/drive/start-drive'
import { freshFolder, orderFault } from './fake-services'

const email = 'portal@pruebas.example'
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const folderType = 'application/vnd.google-apps.folder'

function clientOf(url: string, key = privateKey) {
  const auth = new JWT({
    email,
    key,
    scopes: ['https://www.googleapis.com/auth/drive'],
    transporterOptions: {
      fetchImplementation: (address, init) =>
        fetch(String(address).replace(/^https:\/\/[a-z0-9]+\.googleapis\.com/, url), init),
    },
  })
  return { auth, ...driveClient({ version: 'v3', auth, retry: false }) }
}

async function open(dataDir?: string) {
  const folder = dataDir ?? (await freshFolder())
  const running = await startDrive({ port: 0, dataDir: folder, publicKeyPem: publicKey, clientEmail: email })
  onTestFinished(running.stop)
  return { ...running, google: clientOf(running.url) }
}
type Listed = {
  id: string
  name: string
  sha256: string
  size: number
  permissions: { emailAddress: string }[]
}
const listed = async (url: string) => (await (await fetch(`${url}/api/files`)).json()) as Listed[]

const newId = async (google: ReturnType<typeof clientOf>) =>
  (await google.files.generateIds({ count: 1 })).data.ids?.[0] ?? ''
const put = (
  google: ReturnType<typeof clientOf>,
  id: string,
  content: Buffer,
  parent: string = sharedDriveId,
) =>
  google.files.create({
    requestBody: { id, name: "factura 'año'.pdf", parents: [parent] },
    media: {
      mimeType: 'application/pdf',
      body: Readable.from([content.subarray(0, 7), content.subarray(7)]),
    },
    supportsAllDrives: true,
    fields: 'id,webViewLink',
  })

test('a file that Google’s client uploads is kept byte for byte, once, across a restart', async () => {
  const folder = await freshFolder()
  const first = await startDrive({ port: 0, dataDir: folder, publicKeyPem: publicKey, clientEmail: email })
  const google = clientOf(first.url)
  const content = Buffer.concat([randomBytes(3_000_000), Buffer.from('\r\n--')])
  const id = await newId(google)
  const { data } = await put(google, id, content)
  expect(data).toEqual({ id, webViewLink: `${first.url}/file/d/${id}/view` })
  await expect(put(google, id, content)).rejects.toMatchObject({ status: 409 })
  await first.stop()
  const { url, google: again } = await open(folder)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(await listed(url)).toMatchObject([{ id, size: content.length, sha256 }])
  const media = await again.files.get(
    { fileId: id, alt: 'media', supportsAllDrives: true },
    { responseType: 'arraybuffer' },
  )
  expect(Buffer.from(media.data as unknown as ArrayBuffer).equals(content)).toBe(true)
  const found = await again.files.list({
    q: `'${sharedDriveId}' in parents and name = 'factura \\'año\\'.pdf' and trashed = false`,
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    fields: 'files(id)',
  })
  expect(found.data.files).toEqual([{ id }])
})

test('a folder is shared once with a person and listed on the page', async () => {
  const { url, google } = await open()
  const { data } = await google.files.create({
    requestBody: { name: 'Laura', mimeType: folderType, parents: [sharedDriveId] },
    supportsAllDrives: true,
  })
  const share = () =>
    google.permissions.create({
      fileId: data.id ?? '',
      requestBody: { type: 'user', role: 'reader', emailAddress: 'laura@empresa.example' },
      sendNotificationEmail: false,
      supportsAllDrives: true,
    })
  await share()
  await share()
  expect((await listed(url))[0]?.permissions).toMatchObject([
    { emailAddress: 'laura@empresa.example', notified: false },
  ])
  expect(await (await fetch(`${url}/drive/folders/${data.id}`)).text()).toContain(
    'Compartida con laura@empresa.example (reader)',
  )
})

test('a person’s access is listed and can be withdrawn once, while access inherited from the drive stays', async () => {
  const { google } = await open()
  const folder = await google.files.create({
    requestBody: { name: 'Laura', mimeType: folderType, parents: [sharedDriveId] },
    supportsAllDrives: true,
  })
  const fileId = folder.data.id ?? ''
  const share = async (place: string, emailAddress: string, role = 'reader') => {
    const { data } = await google.permissions.create({
      fileId: place,
      requestBody: { type: 'user', role, emailAddress },
      sendNotificationEmail: false,
      supportsAllDrives: true,
    })
    return data.id ?? ''
  }
  const list = async (pageToken?: string) =>
    (await google.permissions.list({ fileId, pageSize: 1, pageToken, supportsAllDrives: true })).data
  const take = (permissionId: string) =>
    google.permissions.delete({ fileId, permissionId, supportsAllDrives: true })
  const laura = await share(fileId, 'laura@empresa.example')
  const firm = await share(sharedDriveId, 'archivo@firma.example', 'fileOrganizer')
  const first = await list()
  expect(first.permissions).toMatchObject([
    { id: laura, role: 'reader', permissionDetails: [{ role: 'reader', inherited: false }] },
  ])
  expect((await list(first.nextPageToken ?? '')).permissions).toMatchObject([
    { id: firm, permissionDetails: [{ role: 'fileOrganizer', inherited: true }] },
  ])
  await take(laura)
  await expect(take(laura)).rejects.toMatchObject({ status: 404 })
  await expect(take(firm)).rejects.toMatchObject({ status: 403 })
  await expect(google.permissions.list({ fileId })).rejects.toMatchObject({ status: 404 })
  await expect(google.permissions.delete({ fileId, permissionId: laura })).rejects.toMatchObject({
    status: 404,
  })
  expect((await list()).permissions).toMatchObject([{ id: firm }])
})

test('the fake Drive refuses what Google refuses, with Google’s reasons', async () => {
  const { url, google } = await open()
  const id = await newId(google)
  const content = Buffer.from('%PDF-1.7')
  await expect(put(google, id, content, 'nadie')).rejects.toMatchObject({ status: 404 })
  await expect(put(google, 'invento', content)).rejects.toMatchObject({ status: 400 })
  const noParent = google.files.create({
    requestBody: { name: 'x' },
    media: { body: 'x' },
    supportsAllDrives: true,
  })
  await expect(noParent).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('storage quota'),
  })
  const noFlag = google.files.create({
    requestBody: { name: 'x', parents: [sharedDriveId] },
    media: { body: 'x' },
  })
  await expect(noFlag).rejects.toMatchObject({ status: 404 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  })
  await expect(newId(clientOf(url, stranger.toString()))).rejects.toThrow(/invalid_grant/)
  expect((await fetch(`${url}/drive/v3/files`)).status).toBe(401)
  expect(await listed(url)).toEqual([])
})

test('four creations with the same id at the same moment make one file', async () => {
  const { url, google } = await open()
  const id = await newId(google)
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => put(google, id, randomBytes(200_000))))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect(await listed(url)).toHaveLength(1)
})

test('a resumable upload continues where it stopped', async () => {
  const { url, google } = await open()
  const { token } = await google.auth.getAccessToken()
  const authorization = `Bearer ${token}`
  const begun = await fetch(
    `${url}/upload/drive/v3/files?uploadType=resumable&supportsAllDrives=true&fields=id,size`,
    {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'x-upload-content-type': 'image/png' },
      body: JSON.stringify({ name: 'foto.png', parents: [sharedDriveId] }),
    },
  )
  const session = begun.headers.get('location') ?? ''
  const send = (body: string, range: string) =>
    fetch(session, { method: 'PUT', headers: { authorization, 'content-range': range }, body })
  const half = await send('hola ', 'bytes 0-4/10')
  expect([half.status, half.headers.get('range')]).toEqual([308, 'bytes=0-4'])
  expect((await send('hola ', 'bytes 0-4/10')).status).toBe(416)
  const asked = await fetch(session, {
    method: 'PUT',
    headers: { authorization, 'content-range': 'bytes */10' },
  })
  expect(asked.status).toBe(308)
  expect(await (await send('mundo', 'bytes 5-9/10')).json()).toMatchObject({ size: '10' })
  expect(await listed(url)).toMatchObject([{ name: 'foto.png', size: 10 }])
})

test('an interrupted upload leaves nothing, and after a lost answer the file is there', async () => {
  const { url, google } = await open()
  const id = await newId(google)
  const cut = new AbortController()
  const body = Readable.from(
    (async function* () {
      yield randomBytes(100_000)
      cut.abort()
      await new Promise(() => {})
    })(),
  )
  const requestBody = { id, name: 'x', parents: [sharedDriveId] }
  const broken = google.files.create(
    { requestBody, media: { body }, supportsAllDrives: true },
    { signal: cut.signal },
  )
  await expect(broken).rejects.toThrow(/abort/i)
  expect(await listed(url)).toEqual([])
  await orderFault(url, { mode: 'hangup-after', path: '/upload', times: 1 })
  await expect(put(google, id, Buffer.from('%PDF'))).rejects.toThrow()
  expect(await listed(url)).toHaveLength(1)
})
