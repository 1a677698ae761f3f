import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { localEnvironment, portsOf } from '../../scripts/stack/backend'
import { decide, register, registerStaff, type Person } from '../support/contract-people'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'

const siteUrl = 'http://localhost:3000'

export type TestEnvironment = {
  backend: () => LocalBackend
  variables: Record<string, string>
  staff: Person
  approvedClient: (name: string) => Promise<Person>
  /** Kills the backend as in a power cut, and starts it again at the same addresses. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a backend whose data folder survives crashes. */
export async function openEnvironment(): Promise<TestEnvironment> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-faults-'))
  let backend = await startLocalBackend({ dataDir })
  const samePorts = portsOf(backend.address)
  const target = { ...backend.address, siteUrl, stop: async () => undefined }
  const staff = await registerStaff(target)
  return {
    backend: () => backend,
    staff,
    variables: localEnvironment(backend.address, siteUrl),
    async approvedClient(name) {
      const person = await register(target, name)
      await decide(staff, person, 'approved')
      return person
    },
    async crash() {
      await backend.kill()
      backend = await startLocalBackend({ dataDir, env: samePorts })
    },
    async stop() {
      await backend.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
