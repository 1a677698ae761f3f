import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Release = () => Promise<void>

/** Locks the data folder and returns a function that unlocks it; throws if a running process has the lock. */
export async function takeLock(dataDir: string): Promise<Release> {
  const taken = await tryLock(path.join(dataDir, 'backend.lock'))
  if (typeof taken === 'function') return taken
  throw new Error(`The data folder ${dataDir} is in use by the process ${taken.pid}. Stop it first.`)
}

const everyMs = 250

export async function waitForLock(file: string): Promise<Release> {
  for (; ; await pause(everyMs)) {
    const taken = await tryLock(file)
    if (typeof taken === 'function') return taken
  }
}

/** `started` is the start time of the process, which is stored because the system reuses process ids. */
export type Owner = { pid: number; started: string }

export const thisProcess = (): Owner => ({ pid: process.pid, started: startOf(process.pid) })

async function tryLock(file: string): Promise<Release | Owner> {
  const mine = `${file}.${process.pid}.${crypto.randomUUID()}`
  const giveBack = () => rm(file, { force: true })
  await writeFile(mine, JSON.stringify(thisProcess()), { mode: 0o600 })
  try {
    for (;;) {
      if (await tryLink(mine, file)) return giveBack
      const holder = await holderOf(file)
      if (typeof holder === 'object') return holder
      if (holder === 'nobody') continue
      // Only one process at a time may replace a dead process's lock, because another would overwrite the new lock.
      const endTakeover = await tryLock(`${file}.takeover`)
      if (typeof endTakeover !== 'function') return endTakeover
      try {
        if ((await holderOf(file)) === 'dead') {
          await rename(mine, file)
          return giveBack
        }
      } finally {
        await endTakeover()
      }
    }
  } finally {
    await rm(mine, { force: true })
  }
}

/** Returns when a process started, in clock ticks since boot; empty on systems without /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}

export function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return owner.started === '' || owner.started === startOf(owner.pid)
}

/** Returns the lock's owner, `nobody` without a lock, or `dead` if the owner has ended or the file is unreadable. */
async function holderOf(file: string): Promise<Owner | 'dead' | 'nobody'> {
  try {
    const { pid, started = '' } = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>
    return typeof pid === 'number' && isAlive({ pid, started }) ? { pid, started } : 'dead'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'nobody' : 'dead'
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}
