import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { technologyProviders, trustAnchors } from '@/content/einvoice/trust-anchors'
import { allAnchors, loadAnchors } from '@/lib/einvoice/signature/trust'
import { anchorsIn } from '@/lib/authorities/read-folder'
import { authorityFolder } from '@/supabase/sample-files/certificates'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
async function copied() {
  const folder = await mkdtemp(path.join(tmpdir(), 'anchors-'))
  folders.push(folder)
  for (const file of ['anchors.json', 'authority.pem'])
    await cp(path.join(authorityFolder, file), path.join(folder, file))
  return folder
}

test('every built-in authority matches its fingerprint and states its source', async () => {
  const { all } = await allAnchors()
  expect(all.map(({ label }) => label)).toEqual(trustAnchors.map(({ label }) => label))
  expect(trustAnchors.every(({ origin }) => origin.length > 20)).toBe(true)
})

test('the list of technology providers is sorted and matches the checked version', () => {
  const list = [...technologyProviders]
  expect(list).toEqual(list.toSorted())
  expect(list.every((nit) => /^[89]\d{8}$/.test(nit))).toBe(true)
  expect(createHash('sha256').update(list.join(' ')).digest('hex')).toBe(
    '5aa20881bcecb1db9afb35698082229fa7ec35bf8e6408b0bcbc94e7193d04f1',
  )
})

test('the firm’s own authorities change the hash of the list, and a removed one is not trusted', async () => {
  const folder = await copied()
  const built = await allAnchors()
  const own = await anchorsIn(folder)
  const added = await allAnchors(own)
  expect(added.all).toHaveLength(built.all.length + 1)
  expect(added.hash).not.toBe(built.hash)
  const off = own.map((entry) => ({ ...entry, off: true as const }))
  expect((await loadAnchors([...trustAnchors, ...off])).hash).toBe(built.hash)
})

test('the start stops when an authority’s file is not listed or differs from its fingerprint', async () => {
  const folder = await copied()
  const pem = await readFile(path.join(folder, 'authority.pem'), 'utf8')
  await writeFile(path.join(folder, 'authority.pem'), pem.replace(/[A-M](?=[a-z])/, 'Z'))
  await expect(anchorsIn(folder)).rejects.toThrow('fingerprint differs')
  await writeFile(path.join(folder, 'authority.pem'), pem)
  await writeFile(path.join(folder, 'otra.pem'), pem)
  await expect(anchorsIn(folder)).rejects.toThrow('otra.pem is not in anchors.json')
})
