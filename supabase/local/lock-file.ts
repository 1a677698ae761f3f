import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Release = () => Promise<void>

/**
 * Takes the data folder for this process, also from a process that died without giving it back.
 * Throws when another process is using it. Returns the function that gives it back.
 */
export async function takeLock(dataDir: string): Promise<Release> {
  const taken = await tryLock(path.join(dataDir, 'backend.lock'))
  if (typeof taken === 'function') return taken
  throw new Error(`The data folder ${dataDir} is in use by the process ${taken.pid}. Stop it first.`)
}

const everyMs = 250

/** Takes a file for this process as soon as no other one has it. */
export async function waitForLock(file: string): Promise<Release> {
  for (; ; await pause(everyMs)) {
    const taken = await tryLock(file)
    if (typeof taken === 'function') return taken
  }
}

type Owner = { pid: number; started: string }

/** Returns the function that gives the lock back, or who has it or is just taking it over. */
async function tryLock(file: string): Promise<Release | Owner> {
  const mine = `${file}.${process.pid}.${crypto.randomUUID()}`
  const giveBack = () => rm(file, { force: true })
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { mode: 0o600 })
  try {
    for (;;) {
      if (await tryLink(mine, file)) return giveBack
      const holder = await holderOf(file)
      if (typeof holder === 'object') return holder
      if (holder === 'nobody') continue
      // Only one at a time may replace what a dead owner left: by now the file may be a living one's.
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

/** When a process began, in clock ticks since boot; empty where /proc does not exist. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // A pid comes back after a restart: only the same start time means the same process.
  return owner.started === '' || owner.started === startOf(owner.pid)
}

/** Who has the file: a living process, a dead one (also when the file cannot be read), or nobody. */
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
