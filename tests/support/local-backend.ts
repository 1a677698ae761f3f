import { randomUUID } from 'node:crypto'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LocalAddress } from '@/supabase/local/local-address'
import { bundledBackend } from '@/supabase/local/settings'
import { templateOf } from '../database/fresh-database'
import { copyOfMigrated, dropDatabase } from './postgres-databases'

export type LocalBackend = {
  address: LocalAddress
  dataDir: string
  output: () => string
  stop: () => Promise<void>
  /** Ends the process as in a power cut: no signal handler runs, and the data folder stays. */
  kill: () => Promise<void>
  disconnect: () => void
}

type Options = { env?: Record<string, string>; dataDir?: string }

const root = path.resolve(import.meta.dirname, '../..')
const freePorts = {
  LOCAL_API_PORT: '0',
  LOCAL_MAIL_PORT: '0',
  LOCAL_SMTP_PORT: '0',
  LOCAL_DRIVE_PORT: '0',
  LOCAL_AUTOMATION_PORT: '0',
  LOCAL_PUSH_PORT: '0',
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

function whenReady(child: ChildProcess, output: () => string): Promise<LocalAddress> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: LocalAddress & { type: string }) => {
      const { type, ...address } = message
      if (type === 'ready') resolve(address)
    })
    child.once('close', (code) => reject(new Error(`The backend ended with ${code}: ${output()}`)))
  })
}

/** This flag saves a sixth of a backend's processor time, because V8 then does not optimise WebAssembly. */
const compiledOnce = ['--liftoff-only']

/** All backends of a run share their compiled code, which saves a sixth of the processor time of a start. */
const compiledCode = process.env.TEST_FOLDER
  ? { NODE_COMPILE_CACHE: path.join(process.env.TEST_FOLDER, 'compiled') }
  : {}

async function start(folder: string, env: Record<string, string>, temporary: boolean): Promise<LocalBackend> {
  const child = fork(bundledBackend, {
    cwd: root,
    env: { ...process.env, ...compiledCode, DATABASE_URL: '', ...freePorts, ...env, LOCAL_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: compiledOnce,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += String(part)))
  const output = () => printed
  return {
    address: await whenReady(child, output),
    dataDir: folder,
    output,
    kill: () => end(child, 'SIGKILL'),
    disconnect: () => child.disconnect(),
    stop: async () => {
      await end(child, 'SIGTERM')
      if (temporary) await rm(folder, { recursive: true, force: true })
    },
  }
}

const template = () => templateOf('backend', async (folder) => (await start(folder, {}, false)).stop())

/** Fills the folder with keys and files, and with a database unless the backend is temporary. */
async function prepareData(
  folder: string,
  env: Record<string, string>,
  temporary: boolean,
): Promise<Record<string, string>> {
  if (env.DATABASE_URL) {
    const made = process.env.TEST_SECRETS_FOLDER
    // Existing keys are copied, because creating keys takes a quarter of a second of processor time.
    if (made && temporary) await cp(made, folder, { recursive: true })
    return env
  }
  if (existsSync(path.join(folder, 'pgdata'))) return env
  const { dataDir, snapshot } = await template()
  const isWanted = (source: string) => !temporary || path.basename(source) !== 'pgdata'
  // The folder is copied synchronously, because an asynchronous copy of its many files takes eight times as long.
  cpSync(dataDir, folder, { recursive: true, filter: isWanted })
  return temporary ? { ...env, LOCAL_DATABASE_SNAPSHOT: snapshot } : env
}

/**
 * Starts the backend as a process on free ports, with a migrated database.
 * The database is in `dataDir` if that is given, else on the tests' PostgreSQL server, else in memory.
 * The returned `stop` removes the folder if this function created the folder.
 */
export async function startLocalBackend({ env = {}, dataDir }: Options = {}): Promise<LocalBackend> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (serverUrl && !dataDir && !env.DATABASE_URL) return startOnServer(serverUrl, env)
  const folder = dataDir ?? (await mkdtemp(path.join(process.env.TEST_FOLDER ?? tmpdir(), 'local-backend-')))
  try {
    return await start(folder, await prepareData(folder, env, !dataDir), !dataDir)
  } catch (error) {
    if (!dataDir) await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function startOnServer(serverUrl: string, env: Record<string, string>): Promise<LocalBackend> {
  const name = randomUUID()
  const backend = await startLocalBackend({
    env: { ...env, DATABASE_URL: await copyOfMigrated(serverUrl, name) },
  })
  const stop = async () => {
    await backend.stop()
    await dropDatabase(serverUrl, name)
  }
  return { ...backend, stop }
}
