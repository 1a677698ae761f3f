import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, restore } from '@/scripts/backup/back-up'
import { tableFile } from '@/scripts/backup/manifest'
import { must, register, type Person } from '../support/contract-people'
import { openClient, type ContractTarget } from '../support/contract-target'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { tableSums } from '../support/table-sums'

describe('backups', () => {
  type Project = { backend: LocalBackend; server: TestPostgres; target: ContractTarget }

  describe('a backup', () => {
    let folder: string
    const projects: Project[] = []
    const open = async (): Promise<Project> => {
      const server = await startPostgres()
      const backend = await startLocalBackend({ env: { DATABASE_URL: server.url } })
      const target = { ...backend.address, siteUrl: 'http://localhost:3000', stop: async () => undefined }
      const project = { backend, server, target }
      projects.push(project)
      return project
    }
    const contents = ({ server }: Project) => tableSums(server.url)

    beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))))
    afterAll(async () => {
      for (const { backend, server } of projects) {
        await backend.stop()
        await server.stop()
      }
      await rm(folder, { recursive: true, force: true })
    })

    test('that is restored into an empty project has the same rows and bytes, and people can sign in', async () => {
      const from = await open()
      const place = path.join(folder, 'copy')
      const person = await register(from.target, 'laura')
      const bytes = new Map<string, Buffer>()
      const admin = openClient(from.target, from.target.secretKey)
      for (const [name, size] of [
        ['a.pdf', 10],
        ['b.pdf', 300_000],
        ['c d.pdf', 1],
      ] as const) {
        const body = Buffer.alloc(size, name)
        bytes.set(`${person.id}/${name}`, body)
        must(
          await admin.storage
            .from('facturas')
            .upload(`${person.id}/${name}`, body, { contentType: 'application/pdf' }),
        )
      }
      const before = await contents(from)
      const manifest = await backUp(from.server.url, from.target, place)
      expect(manifest.objects.map(({ name }) => name).sort()).toEqual([...bytes.keys()].sort())
      expect(manifest.missing).toEqual([])

      const to = await open()
      await restore(to.server.url, to.target, place)
      expect(await contents(to)).toEqual(before)
      const restored = openClient(to.target, to.target.secretKey)
      for (const [name, body] of bytes) {
        const { data } = await restored.storage.from('facturas').download(name)
        expect(Buffer.from(await (data ?? new Blob()).arrayBuffer())).toEqual(body)
      }
      const again = openClient(to.target)
      const signedIn = await again.auth.signInWithPassword({ email: person.email, password: person.password })
      expect(signedIn.error).toBeNull()

      await expect(restore(to.server.url, to.target, place)).rejects.toThrow('empty project only')
    })

    test('with a single changed byte is refused before anything is written', async () => {
      const place = path.join(folder, 'copy')
      const file = tableFile(place, { schema: 'auth', name: 'users' })
      const whole = await readFile(file)
      await writeFile(file, Buffer.concat([whole.subarray(0, -2), Buffer.from('x\n')]))
      const to = await open()
      const before = await contents(to)
      await expect(restore(to.server.url, to.target, place)).rejects.toThrow(
        'damaged: tables/auth.users.copy',
      )
      await writeFile(file, whole)
      expect(await contents(to)).toEqual(before)
    })
  })
})

describe('restarts of the database', () => {
  const restarts = 3
  const cuts = 5
  const lanes = 12

  describe('while the database is restarted', () => {
    let server: TestPostgres
    let backend: LocalBackend
    let person: Person

    beforeAll(async () => {
      server = await startPostgres()
      backend = await startLocalBackend({ env: { DATABASE_URL: server.url } })
      person = await register(
        { ...backend.address, siteUrl: 'http://localhost:3000', stop: async () => undefined },
        'rosa',
      )
    })
    afterAll(async () => {
      await backend.stop()
      await server.stop()
    })

    const ask = async () => (await person.client.from('documents').select('id')).error === null

    test('requests fail, but the backend stays up and answers again', { timeout: 180_000 }, async () => {
      let [asking, failed] = [true, 0]
      const running = Array.from({ length: lanes }, async () => {
        while (asking) if (!(await ask())) failed++
      })
      for (let n = 0; n < restarts; n++) {
        await server.restart()
        await expect.poll(ask, { timeout: 20_000 }).toBe(true)
      }
      asking = false
      await Promise.all(running)
      expect(failed).toBeGreaterThan(0)
      // Forty queries at once use every connection of the pool, so a dead connection would make one fail.
      const answers = await Promise.all(Array.from({ length: 40 }, ask))
      expect(answers).not.toContain(false)
    })

    test('every confirmed upload is still there with its bytes', { timeout: 180_000 }, async () => {
      const bucket = createClient(backend.address.url, backend.address.secretKey).storage.from('facturas')
      const stored: string[] = []
      let sending = true
      const running = Array.from({ length: lanes }, async () => {
        while (sending) {
          const place = `${person.id}/${crypto.randomUUID()}.xml`
          const { error } = await bucket.upload(place, `<a>${place}</a>`, { contentType: 'application/xml' })
          if (!error) stored.push(place)
        }
      })
      for (let n = 0; n < cuts; n++) {
        await setTimeout(200)
        await server.restart()
      }
      sending = false
      await Promise.all(running)
      await expect.poll(ask, { timeout: 20_000 }).toBe(true)
      const read = async (place: string) => (await (await bucket.download(place)).data?.text()) ?? 'nothing'
      const texts = await Promise.all(stored.map(async (place) => [place, await read(place)] as const))
      const lost = texts.filter(([place, text]) => text !== `<a>${place}</a>`)
      expect(stored.length).toBeGreaterThan(cuts)
      expect(lost).toEqual([])
    })
  })
})
