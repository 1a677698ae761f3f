import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import dnsPromises from 'node:dns/promises'
import fs from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import inspector from 'node:inspector'
import net from 'node:net'
import tls from 'node:tls'
import { Worker } from 'node:worker_threads'
import { dropPermissions, endWithParent, lockDown } from '@/lib/uploads/reader/lock-down'

/** Tries what malicious code inside the process that reads files would try, and reports how each attempt ended. */

const [, own, , startedBy] = process.argv
const port = Number(/(\d+)\.mjs$/.exec(own ?? '')?.[1])

// These functions are kept from before the restrictions apply, to prove that the restrictions block them too.
const early = {
  connect: net.connect,
  lookup: dns.lookup,
  Socket: net.Socket,
  createSocket: dgram.createSocket,
}

endWithParent(Number(startedBy))
lockDown()
dropPermissions()

const heard = (emitter: NodeJS.EventEmitter, good: string) =>
  new Promise((resolve, reject) => {
    emitter.once(good, resolve).once('error', reject)
    setTimeout(reject, 3_000, new Error('nothing was heard'))
  })
const asked = (ask: (done: (error: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => ask((error) => (error ? reject(error) : resolve())))

const tries: Record<string, () => unknown> = {
  'reads a file of the system': () => fs.readFileSync('/etc/hostname'),
  'reads a file of the project': () => fs.readFileSync('package.json'),
  'reads its own program': () => fs.readFileSync(own ?? ''),
  'lists a folder': () => fs.readdirSync('.'),
  'reads its environment from the system': () => fs.readFileSync('/proc/self/environ'),
  'loads a module': () => import(`${process.cwd()}/next.config.ts`),
  'writes a file': () => fs.writeFileSync('/tmp/reader-was-here', 'x'),
  'removes a file': () => fs.unlinkSync(own ?? ''),
  'starts a program': () => {
    const { error } = childProcess.spawnSync('true')
    if (error) throw error
  },
  'becomes another program': () =>
    (process as unknown as { execve: (file: string, args: string[]) => void }).execve('/bin/true', ['true']),
  forks: () => childProcess.fork(own ?? ''),
  'starts a thread': () => new Worker('0', { eval: true }),
  'loads a library': () => process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6'),
  'asks for a binding': () =>
    (process as unknown as { binding: (name: string) => unknown }).binding('tcp_wrap'),
  'runs a text': () => new Function('return 1')(),
  'opens the inspector': () => inspector.open(0),
  'ends the site': () => process.kill(Number(startedBy), 0),
  'has the site debugged': () =>
    (process as unknown as { _debugProcess: (pid: number) => void })._debugProcess(Number(startedBy)),
  connects: () => heard(net.connect(port, '127.0.0.1'), 'connect'),
  'connects by a name': () => heard(net.connect(port, 'localhost'), 'connect'),
  'connects by what it had before': () => heard(early.connect(port, '127.0.0.1'), 'connect'),
  'connects a socket by itself': () => heard(new early.Socket().connect(port, '127.0.0.1'), 'connect'),
  'connects to a socket of the system': () => heard(net.connect('/var/run/docker.sock'), 'connect'),
  'connects with TLS': () => heard(tls.connect(port, '127.0.0.1'), 'secureConnect'),
  'speaks HTTP': () => heard(http.get(`http://127.0.0.1:${port}/`), 'response'),
  'speaks HTTP/2': () => heard(http2.connect(`http://127.0.0.1:${port}/`), 'connect'),
  fetches: () => fetch(`http://127.0.0.1:${port}/`),
  'opens a web socket': () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    }),
  listens: () => heard(net.createServer().listen(0, '127.0.0.1'), 'listening'),
  'listens at a socket of the system': () =>
    heard(net.createServer().listen('/tmp/reader.sock'), 'listening'),
  'sends a datagram': () => asked((done) => dgram.createSocket('udp4').send('x', port, '127.0.0.1', done)),
  'binds a datagram socket': () => heard(early.createSocket('udp4').bind(0), 'listening'),
  'asks for a name': () => asked((done) => dns.resolve4('example.com', done)),
  'looks a name up': () => asked((done) => dns.lookup('localhost', done)),
  'asks a server for a name': () => new dnsPromises.Resolver().resolve4('example.com'),
  'asks for a name later': () => dnsPromises.resolve4('example.com'),
}

// Some attempts do not reject their promise but fail with an uncaught exception.
let fail: (error: unknown) => void = () => undefined
process.on('uncaughtException', (error) => fail(error))

const results: Record<string, string> = { environment: Object.keys(process.env).join() }
for (const [what, attempt] of Object.entries(tries)) {
  try {
    await Promise.race([attempt(), new Promise((_, reject) => (fail = reject))])
    results[what] = 'done'
  } catch (error) {
    const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }
    results[what] = `refused: ${code ?? cause?.code ?? message}`
  }
}
const text = Buffer.from(JSON.stringify(results))
const head = Buffer.alloc(4)
head.writeUInt32BE(text.length)
fs.writeSync(3, Buffer.concat([head, text]))
process.exit(0)
