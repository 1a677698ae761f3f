import { createServer } from 'node:net'
import path from 'node:path'
import { nextProgram, startChild, type Environment } from './child'
import { distDirOf } from './finish-build'
import { programFile } from './programs'

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
 * Without these settings, V8 would keep a gigabyte of garbage on large machines, and glibc an arena for each thread.
 * The Dockerfile sets the same memory limits. NODE_OPTIONS in the environment takes precedence.
 */
export const frugal = {
  NODE_OPTIONS: '--max-semi-space-size=32 --max-old-space-size=512',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

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
      ...(mode === 'start' ? { ...frugal, NODE_COMPILE_CACHE: path.join(distDirOf(env), 'compiled') } : {}),
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
