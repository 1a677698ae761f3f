import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import { allTypes, fileTypes, papers, type FileType } from '@/lib/uploads/file'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.run(`delete from private.firm_settings`))

const others = allTypes.filter((type) => !papers.includes(type))
const place = (type: FileType) => `'${randomUUID()}', 'papel.${fileTypes[type][0]}', '${type}', 100`
const refusal = (who: 'ana' | 'admin', call: string) =>
  scene.ask(who, call, 'aal2').then(
    () => null,
    (error: Error) => error.message,
  )
const attach = (type: FileType) => refusal('ana', `begin_attachment(${place(type)})`)
const invoice = (type: FileType) => {
  const [key, ...rest] = place(type).split(', ')
  return refusal('ana', `begin_upload(${[key, `'${randomUUID()}'`, ...rest].join(', ')})`)
}
const set = (every: boolean, seen: boolean) => refusal('admin', `set_message_files(${every}, ${seen})`)

test('messages take only PDF, XML and photos, except while an administrator allows the other types', async () => {
  expect(await scene.ask('admin', 'message_files()', 'aal2')).toBe(false)
  for (const type of others) expect(await attach(type), type).toBe('file-type')
  for (const type of papers) expect(await attach(type), type).toBeNull()
  expect(await set(true, false)).toBeNull()
  expect(await scene.ask('admin', 'message_files()', 'aal2')).toBe(true)
  for (const type of allTypes) expect(await attach(type), type).toBeNull()
  expect(await refusal('ana', `begin_attachment('${randomUUID()}', 'a.html', 'text/html', 9)`)).toBe(
    'file-type',
  )
  expect(await set(false, true)).toBeNull()
  for (const type of others) expect(await attach(type), type).toBe('file-type')
})

test('invoices must be PDF, XML or photos, whatever messages may take', async () => {
  await set(true, false)
  for (const type of others) expect(await invoice(type), type).toBe('file-type')
  for (const type of papers) expect(await invoice(type), type).toBeNull()
})

test('documents of the firm follow the rule for messages and also take CSV, while receipts must be PDF, XML or photos', async () => {
  const deliver = (type: FileType) =>
    refusal('admin', `begin_client_file('${scene.people.ana}', ${place(type)})`)
  const send = (type: FileType) => refusal('admin', `begin_sending_file('${randomUUID()}', ${place(type)})`)
  const keep = (type: FileType) => refusal('admin', `begin_receipt('${scene.people.ana}', ${place(type)})`)
  for (const type of others) {
    const answer = type === 'text/csv' ? null : 'file-type'
    expect(await deliver(type), type).toBe(answer)
    expect(await send(type), type).toBe(answer)
  }
  await set(true, false)
  for (const type of others) {
    expect(await deliver(type), type).toBeNull()
    expect(await send(type), type).toBeNull()
    expect(await keep(type), type).toBe('file-type')
  }
})

test('a setting that a colleague changed meanwhile is not overwritten, and each change is logged once', async () => {
  expect(await set(true, false)).toBeNull()
  expect(await set(true, false)).toBeNull()
  expect(await set(false, false)).toBe('conflict')
  expect(await set(false, true)).toBeNull()
  const log = await scene.rows<{ action: string }>(
    `select action from public.audit_log where action in ('message.all-files', 'message.papers') order by id desc limit 2`,
  )
  expect(log.map(({ action }) => action)).toEqual(['message.papers', 'message.all-files'])
})

test('files have up to 10 MB, or 25 MB if an administrator allows it, but never invoices and receipts', async () => {
  const [usual, largest] = [maxFileSize, maxLargeFileSize]
  const sized = (size: number) => `'${randomUUID()}', 'papel.pdf', 'application/pdf', ${size}`
  const ways: Record<string, (size: number) => Promise<string | null>> = {
    message: (size) => refusal('ana', `begin_attachment(${sized(size)})`),
    document: (size) => refusal('admin', `begin_client_file('${scene.people.ana}', ${sized(size)})`),
    sending: (size) => refusal('admin', `begin_sending_file('${randomUUID()}', ${sized(size)})`),
    receipt: (size) => refusal('admin', `begin_receipt('${scene.people.ana}', ${sized(size)})`),
    invoice: (size) =>
      refusal(
        'ana',
        `begin_upload('${randomUUID()}', '${randomUUID()}', 'papel.pdf', 'application/pdf', ${size})`,
      ),
  }
  const answers = async (size: number) =>
    Object.fromEntries(
      await Promise.all(Object.entries(ways).map(async ([name, way]) => [name, await way(size)] as const)),
    )
  const all = (answer: string | null) => Object.fromEntries(Object.keys(ways).map((name) => [name, answer]))
  expect(await answers(usual)).toEqual(all(null))
  expect(await answers(usual + 1)).toEqual(all('file-size'))
  expect(await scene.ask('ana', 'large_files()')).toBe(false)
  expect(await refusal('admin', 'set_large_files(true, false)')).toBeNull()
  expect(await scene.ask('ana', 'large_files()')).toBe(true)
  expect(await refusal('admin', 'set_large_files(false, false)')).toBe('conflict')
  const open = { message: null, document: null, sending: null, receipt: 'file-size', invoice: 'file-size' }
  expect(await answers(usual + 1)).toEqual(open)
  expect(await answers(largest)).toEqual(open)
  expect(await answers(largest + 1)).toEqual(all('file-size'))
  expect(await refusal('admin', 'set_large_files(false, true)')).toBeNull()
  expect(await answers(usual + 1)).toEqual(all('file-size'))
})

test('the storage takes exactly the types that the site knows', async () => {
  const [bucket] = await scene.rows<{ types: string[] }>(
    `select allowed_mime_types as types from storage.buckets where id = 'facturas'`,
  )
  expect(bucket?.types.toSorted()).toEqual(allTypes.toSorted())
})

test.each(allTypes)('the database and the site give %s the same extension and name', async (type) => {
  const ending = fileTypes[type][0]
  const [row] = await scene.rows<Record<'ending' | 'right' | 'wrong' | 'bare' | 'long', string>>(
    `select private.extension_of('${type}') as ending, private.name_of_content('a.b.${ending}', '${type}') as right,
      private.name_of_content('a.b.xyz', '${type}') as wrong, private.name_of_content('papel', '${type}') as bare,
      private.name_of_content(repeat('x', 118) || '.a', '${type}') as long`,
  )
  expect(row).toEqual({
    ending,
    right: `a.b.${ending}`,
    wrong: `a.b.${ending}`,
    bare: `papel.${ending}`,
    long: `${'x'.repeat(119 - ending.length)}.${ending}`,
  })
})

test('lists group documents by their type', async () => {
  const families: string[] = []
  for (const type of allTypes) {
    const id = randomUUID()
    await scene.run(`insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
      values ('${id}', '${scene.people.ana}', 'papel.pdf', '/api/documentos/${id}', '${id}', '${type}', 9)`)
    const [row] = await scene.rows<{ family: string }>(
      `select family from public.documents where id = '${id}'`,
    )
    families.push(row?.family ?? '')
  }
  const wide = ['excel', 'excel', 'excel', 'otro', 'otro', 'otro', 'imagen']
  expect(families).toEqual(['pdf', 'imagen', 'imagen', 'xml', ...wide])
})
