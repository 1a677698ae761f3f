import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const program = path.join(root, 'node_modules/supabase/dist/supabase.js')

/** What a command ended with, and what it wrote to either stream, without colours. */
export type Answer = { status: number; text: string }

/** A folder with what the Supabase CLI reads of this project, and the settings of its example. */
export type CliProject = {
  folder: string
  supabase: (args: readonly string[], env?: Record<string, string>) => Promise<Answer>
  remove: () => Promise<void>
}

export async function openCliProject(): Promise<CliProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'supabase-cli-'))
  const inside = (name: string) => path.join(folder, 'supabase', name)
  for (const name of ['config.toml', 'migrations', 'templates'])
    await cp(path.join(root, 'supabase', name), inside(name), { recursive: true })
  await cp(path.join(root, 'supabase/.env.example'), inside('.env'))
  return {
    folder,
    supabase: (args, env = {}) => run(args, folder, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Nothing of whoever runs the tests: a variable of theirs would win over the file, and a sign-in of theirs would be used. */
function run(args: readonly string[], folder: string, env: Record<string, string>): Promise<Answer> {
  const own = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    SUPABASE_HOME: path.join(folder, 'home'),
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  }
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const child = execFile(
    process.execPath,
    [program, ...args],
    { cwd: folder, env: { ...own, ...env }, timeout: 60_000 },
    (_, stdout, stderr) => resolve({ status: child.exitCode ?? 1, text: stdout + stderr }),
  )
  child.stdin?.end()
  return promise
}
