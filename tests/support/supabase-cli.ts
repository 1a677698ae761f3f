import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export type Answer = { status: number; text: string }

export type CliProject = {
  folder: string
  supabase: (args: readonly string[], env?: Record<string, string>) => Promise<Answer>
  type: (line: string, env?: Record<string, string>) => Promise<Answer>
  remove: () => Promise<void>
}

export async function openCliProject(): Promise<CliProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'supabase-cli-'))
  const inside = (name: string) => path.join(folder, 'supabase', name)
  for (const name of ['config.toml', 'migrations', 'templates'])
    await cp(path.join(root, 'supabase', name), inside(name), { recursive: true })
  await cp(path.join(root, 'supabase/.env.example'), inside('.env.example'))
  await cp(path.join(root, 'supabase/.env.example'), inside('.env'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const program = path.join(folder, 'node_modules/supabase/dist/supabase.js')
  return {
    folder,
    supabase: (args, env = {}) => run(process.execPath, [program, ...args], folder, env),
    type: (line, env = {}) => run('/bin/sh', ['-c', line], folder, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Runs the program without the test process's own variables, which would override the files of the project. */
function run(
  program: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string>,
): Promise<Answer> {
  const own: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env.PATH ?? '',
    HOME: folder,
    SUPABASE_HOME: path.join(folder, 'home'),
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
    npm_config_offline: 'true',
    NO_COLOR: '1',
  }
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const child = execFile(
    program,
    args,
    { cwd: folder, env: { ...own, ...env }, timeout: 60_000 },
    (_, stdout, stderr) => resolve({ status: child.exitCode ?? 1, text: stdout + stderr }),
  )
  child.stdin?.end()
  return promise
}
