import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, type StatsFs } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

export type TestPostgres = {
  url: string
  /** Kills the server as in a power cut, starts it again, and resolves when it accepts connections. */
  restart: () => Promise<void>
  /** Halts the server, so that connections get no response, and returns a function that lets the server continue. */
  freeze: () => Promise<() => void>
  stop: () => Promise<void>
}

function findBinaries(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home) : []
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(home, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

async function install(): Promise<string> {
  if (!isRoot) throw new Error('PostgreSQL is missing. Install the Debian package "postgresql".')
  const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1 << 26 }
  // Browser tests and database tests may install PostgreSQL at the same time, so apt waits for its lock.
  const wanted = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-qy', '--no-install-recommends']
  await run('apt-get', ['update', '-q'], apt)
  await run('apt-get', [...wanted, 'postgresql-common'], apt)
  // Without this line the Debian package would create and start a cluster of its own.
  await writeFile('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  await run('apt-get', [...wanted, 'postgresql'], apt)
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL was installed, but its programs were not found.')
  return binaries
}

/** Makes root run the program as the user `postgres`, because PostgreSQL refuses to run as root. */
function asServerUser(program: string, args: string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function accepts(binaries: string, port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.')
    const ready = await run(path.join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
    if (ready) return
  }
}

const memory = '/dev/shm'
/** A test run requires this much free memory (in bytes); all its databases together need less. */
const enoughMemory = 3 * 1024 ** 3

/** Returns a folder in memory if possible, because copying a database on a disk takes ten times as long. */
async function memoryFolder(): Promise<string> {
  const { bsize = 0, bavail = 0 } = await statfs(memory).catch(() => ({}) as Partial<StatsFs>)
  return bsize * bavail > enoughMemory ? memory : tmpdir()
}

export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const binaries = findBinaries() ?? (await install())
  const folder = await mkdtemp(path.join(await memoryFolder(), 'postgres-'))
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(folder, Number(stdout), 0)
    await chmod(folder, 0o700)
  }
  const data = path.join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  await run(...asServerUser(path.join(binaries, 'initdb'), initdb), { cwd: '/' })
  const port = await freePort()
  const own = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port, fsync: 'off' }
  const options = { ...settings, ...own }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args] = asServerUser(path.join(binaries, 'postgres'), ['-D', data, ...flags])
  const start = async () => {
    const started = spawn(program, args, { cwd: '/', stdio: 'ignore' })
    await accepts(binaries, port, started)
    return started
  }
  let server = await start()
  const end = async () => {
    const exited = once(server, 'exit')
    await run(...asServerUser(path.join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']), {
      cwd: '/',
    })
    await exited
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await end()
      server = await start()
    },
    freeze: async () => {
      const postmaster = Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
      const pids = [postmaster, ...stdout.trim().split(/\s+/).map(Number)]
      pids.forEach((pid) => signalled(pid, 'SIGSTOP'))
      // `runuser` halts together with its child, so it also needs the signal to continue.
      return () => [...pids, server.pid ?? postmaster].forEach((pid) => signalled(pid, 'SIGCONT'))
    },
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function signalled(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
