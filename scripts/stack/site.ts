import { createServer } from 'node:net'
import { nextProgram, startChild, type Environment } from './child'
import { programFile } from './programs'

/** A port that was free a moment ago: `wanted`, when it still is. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1')
  const isFree = await new Promise((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isFree) return freePort()
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/**
 * Memory of one instance. On a large machine V8 would let garbage stand up to a gigabyte, and glibc keep an arena for each
 * thread and the room of large buffers that are gone; the same stands in the Dockerfile. Whoever sets NODE_OPTIONS decides.
 */
const frugal = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=512',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Starts the built site on a loopback port and waits until it answers. */
export async function startSite(
  env: Environment,
  port: number,
  mode: 'start' | 'dev' = 'start',
  hear?: (text: string) => void,
) {
  const address = ['-p', String(port), '-H', '127.0.0.1']
  const child = startChild(mode === 'dev' ? nextProgram : programFile('serve'), {
    args: mode === 'dev' ? ['dev', ...address] : address,
    env: {
      ...(mode === 'start' ? frugal : {}),
      ...env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
    },
    quiet: mode === 'start',
    hear,
  })
  let ended = false
  void child.ended.then(() => (ended = true))
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 120_000; ;) {
    const answer = await fetch(`${url}/icon.svg`, { redirect: 'manual' }).catch(() => null)
    if (answer) break
    if (ended || Date.now() > until) throw new Error('The site did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, child, stop: child.stop }
}
