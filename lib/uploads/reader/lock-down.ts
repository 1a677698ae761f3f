import dgram from 'node:dgram'
import dns from 'node:dns'
import dnsPromises from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { Worker } from 'node:worker_threads'

/** A thread ends this process when the site has ended, because the main thread may be stuck in a loop. */
export function endWithParent(pid: number): void {
  const watch = `setInterval(() => process.ppid === ${pid} || process.kill(process.pid, 'SIGKILL'), 500)`
  new Worker(watch, { eval: true, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
  // Ctrl+C in a terminal also reaches this process, which ignores it, because the site ends the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}

/** Forbids opening files, loading addons and starting threads for good, so all modules must be loaded before. */
export function dropPermissions(): void {
  // Node's types lack `permission.drop`.
  const { permission } = process as unknown as { permission: { drop: (scope: string) => void } }
  for (const scope of ['worker', 'addon', 'fs.read']) permission.drop(scope)
}

/**
 * Closes every handle to the network and other processes, which Node 24 has no permission flag to forbid.
 * Node's permissions, which start-process.ts sets, forbid opening files, starting programs and starting threads.
 * Code that breaks out of JavaScript evades the closed handles as well as Node's permissions.
 */
export function lockDown(): void {
  const closed = (): never => {
    throw Object.assign(new Error('closed for the reader of files'), { code: 'ERR_ACCESS_DENIED' })
  }
  const close = (target: object, names: readonly string[]) => {
    for (const name of names)
      Object.defineProperty(target, name, { value: closed, writable: false, configurable: false })
  }
  const methods = (target: object) =>
    Object.getOwnPropertyNames(target).filter(
      (name) => name !== 'constructor' && typeof Reflect.get(target, name) === 'function',
    )
  const reaching = ['open', 'bind', 'bind6', 'listen', 'connect', 'connect6']

  // Node does not export the prototypes of network handles, so one handle of each kind is opened to reach them.
  const tcp = handleOf()
  const pipe = Object.getPrototypeOf((process.stdin as unknown as { _handle: object })._handle) as object
  const udp = dgram.createSocket('udp4')
  const udpHandle = Object.getOwnPropertySymbols(udp)
    .map((symbol) => (Reflect.get(udp, symbol) as { handle?: object } | undefined)?.handle)
    .find((handle) => handle)
  if (!udpHandle) throw new Error('no handle of a datagram socket')
  close(Object.getPrototypeOf(tcp) as object, reaching)
  close(
    pipe,
    reaching.filter((name) => name in pipe),
  )
  close(Object.getPrototypeOf(udpHandle) as object, [
    'open',
    'bind',
    'bind6',
    'connect',
    'connect6',
    'send',
    'send6',
  ])
  tcp.close()
  udp.close()

  // DNS queries could carry data out too, so the functions that send queries are blocked as well.
  for (const Resolver of [dns.Resolver, dnsPromises.Resolver]) {
    const { _handle: handle } = new Resolver() as unknown as { _handle: object }
    const prototype = Object.getPrototypeOf(handle) as object
    close(
      prototype,
      methods(prototype).filter((name) => name.startsWith('query') || name === 'getHostByAddr'),
    )
  }
  for (const names of [dns, dnsPromises]) close(names, methods(names))
  // The site runs as the same user, so the process could otherwise kill or debug the site.
  close(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'execve'])
  syncBuiltinESMExports()
}

type Handle = { close: () => void }
type Address = [host: string, port: number, family: 4 | 6]

function handleOf(): Handle {
  const { _createServerHandle: create } = net as unknown as {
    _createServerHandle: (...address: Address) => Handle | number
  }
  const made = [create('127.0.0.1', 0, 4), create('::1', 0, 6)].filter((handle) => typeof handle !== 'number')
  const [handle] = made
  if (!handle) throw new Error('no handle of a socket')
  for (const other of made.slice(1)) other.close()
  return handle
}
