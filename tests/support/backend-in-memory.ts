import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { LocalAddress } from '@/supabase/local/local-address'
import { bundledBackend } from '@/supabase/local/settings'
import type { HostAnswer, HostOrder } from './backend-host'
import { compiledOnce, newFolder, ownSettings, root, template } from './local-backend'

/** Beside the backend's own program: as deep below the root, or the root is not found. */
export const backendHost = path.join(path.dirname(bundledBackend), 'backend-host.mjs')

/** One for all test files of a worker, which begins each with modules of its own. */
const kept = globalThis as { backendHost?: ChildProcess }

function host(): ChildProcess {
  kept.backendHost ??= fork(backendHost, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: compiledOnce,
  })
  return kept.backendHost
}

function order(what: HostOrder): Promise<HostAnswer> {
  const process = host()
  const wanted = 'start' in what ? what.start : what.stop
  return new Promise((resolve, reject) => {
    const hear = (answer: HostAnswer) => {
      if (answer.id !== wanted) return
      forget()
      if (answer.error) reject(new Error(answer.error))
      else resolve(answer)
    }
    const end = (code: number | null) => {
      forget()
      delete kept.backendHost
      reject(new Error(`The embedded backends ended with ${code}.`))
    }
    const forget = () => void process.off('message', hear).off('exit', end)
    process.on('message', hear).on('exit', end)
    process.send(what)
  })
}

/** The embedded backend with its database in memory, among others in one process: for what asks it as its users do. */
export async function startBackendInMemory(env: Record<string, string> = {}) {
  const { dataDir, snapshot } = await template()
  const folder = await newFolder()
  const id = randomUUID()
  // The keys and all other empty folders.
  cpSync(dataDir, folder, { recursive: true, filter: (source) => path.basename(source) !== 'pgdata' })
  const own = { ...ownSettings(folder, env), LOCAL_DATABASE_SNAPSHOT: snapshot }
  const { address } = await order({ start: id, env: own })
  return {
    address: address as LocalAddress,
    stop: async () => {
      await order({ stop: id })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
