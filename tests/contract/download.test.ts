import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketOf, text, upload } from '../support/contract-bucket'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let staff: Person
let ana: Person
let luis: Person
beforeAll(async () => {
  target = await openTarget()
  staff = await registerStaff(target)
  ana = await register(target, 'ana')
  luis = await register(target, 'luis')
  await decide(staff, ana, 'approved')
  await decide(staff, luis, 'approved')
})
afterAll(() => target?.stop())

describe('reading', () => {
  test('gives back the same bytes, their type and their size', async () => {
    const path = await upload(ana)
    const file = must(await bucketOf(ana).download(path))
    expect({ text: await file.text(), type: file.type }).toEqual({ text, type: 'application/pdf' })
    expect(must(await bucketOf(ana).info(path))).toMatchObject({
      size: text.length,
      contentType: 'application/pdf',
    })
    expect((await bucketOf(ana).exists(path)).data).toBe(true)
    expect((await bucketOf(ana).exists(`${ana.id}/${randomUUID()}.pdf`)).data).toBe(false)
    const entries = must(await bucketOf(ana).list(ana.id, { limit: 1000 }))
    expect(entries.map((entry) => `${ana.id}/${entry.name}`)).toContain(path)
    const [folder] = must(await bucketOf(ana).list())
    expect(folder).toMatchObject({ name: ana.id, id: null })
  })

  test('with a signed address: whole, a part, under a given name', async () => {
    const path = await upload(ana)
    const { signedUrl } = must(await bucketOf(ana).createSignedUrl(path, 60, { download: 'mi factura.pdf' }))
    const whole = await fetch(signedUrl)
    expect(await whole.text()).toBe(text)
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment;.*mi(%20| )factura\.pdf/)
    const part = await fetch(signedUrl, { headers: { range: 'bytes=0-3' } })
    expect({ status: part.status, text: await part.text() }).toEqual({ status: 206, text: '%PDF' })
    expect(part.headers.get('content-range')).toBe(`bytes 0-3/${text.length}`)
  })

  test('with a signed address that is changed or past its time gives nothing', async () => {
    const path = await upload(ana)
    const other = await upload(ana)
    const { signedUrl } = must(await bucketOf(ana).createSignedUrl(path, 1))
    expect((await fetch(signedUrl.replace(path, other))).status).toBe(400)
    await expect.poll(async () => (await fetch(signedUrl)).status, { timeout: 5000 }).toBe(400)
  })

  test('many signed addresses name what is missing', async () => {
    const path = await upload(ana)
    const [good, bad] = must(await bucketOf(ana).createSignedUrls([path, `${ana.id}/falta.pdf`], 60))
    expect((await fetch(good?.signedUrl ?? '')).status).toBe(200)
    expect(bad).toMatchObject({
      signedUrl: null,
      error: 'Either the object does not exist or you do not have access to it',
    })
  })
})

describe('somebody else', () => {
  test('neither reads, signs, lists, removes, moves nor copies the file', async () => {
    const path = await upload(ana)
    const missing = { statusCode: '404', message: 'Object not found' }
    const download = await bucketOf(luis).download(path)
    expect(download.data).toBeNull()
    expect((await bucketOf(luis).info(path)).error).toMatchObject(missing)
    expect((await bucketOf(luis).createSignedUrl(path, 60)).error).toMatchObject(missing)
    expect((await bucketOf(luis).list(ana.id)).data).toEqual([])
    expect((await bucketOf(luis).remove([path])).data).toEqual([])
    expect((await bucketOf(luis).move(path, `${luis.id}/mio.pdf`)).error).not.toBeNull()
    expect((await bucketOf(luis).copy(path, `${luis.id}/mio.pdf`)).error).not.toBeNull()
    expect((await openClient(target).storage.from('facturas').download(path)).data).toBeNull()
    expect(await must(await bucketOf(ana).download(path)).text()).toBe(text)
  })

  test('the owner cannot remove or move what the firm has received; the server can', async () => {
    const path = await upload(ana)
    expect((await bucketOf(ana).remove([path])).data).toEqual([])
    expect((await bucketOf(ana).move(path, `${ana.id}/otro.pdf`)).error).not.toBeNull()
    const removed = must(await openClient(target, target.secretKey).storage.from('facturas').remove([path]))
    expect(removed.map((object) => object.name)).toEqual([path])
    expect((await bucketOf(ana).exists(path)).data).toBe(false)
  })

  test('a rejected client loses access to their own files at once', async () => {
    const person = await register(target, 'luego')
    await decide(staff, person, 'approved')
    const path = await upload(person)
    await decide(staff, person, 'rejected')
    expect((await bucketOf(person).download(path)).data).toBeNull()
    expect((await bucketOf(person).list(person.id)).data).toEqual([])
  })
})
