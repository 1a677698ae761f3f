import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { readFirmFile } from '../../lib/firm-file'

export type Environment = Record<string, string>

export type Child = {
  process: ChildProcess
  /** Resolves with the exit code when the process ends; never rejects. */
  ended: Promise<number>
  stop: () => Promise<void>
}

type Options = {
  args?: string[]
  env: Environment
  execArgv?: string[]
  quiet?: boolean
  hear?: ((text: string) => void) | undefined
}

const patience = 10_000

/** All programs that this program starts inherit `run`, which identifies the programs of one run. */
export const run = process.env.STACK_RUN ?? String(process.pid)

export const root = path.resolve(import.meta.dirname, '../..')
export const nextProgram = path.join(root, 'node_modules/next/dist/bin/next')

/** Starts a program that also ends when this process ends, because its message channel then closes. */
export function startChild(
  program: string,
  { args = [], env, execArgv = [], quiet = false, hear }: Options,
): Child {
  const child = fork(program, args, {
    cwd: root,
    env: { ...env, STARTED_BY: String(process.pid), STACK_RUN: run } as unknown as NodeJS.ProcessEnv,
    execArgv: ['--import', path.join(root, 'scripts/stack/exit-with-parent.mjs'), ...execArgv],
    stdio: hear
      ? ['ignore', 'pipe', 'pipe', 'ipc']
      : ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  if (hear)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => hear(String(part)))
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const last = setTimeout(() => child.kill('SIGKILL'), patience)
    await ended
    clearTimeout(last)
  }
  return { process: child, ended, stop }
}

export async function runChild(program: string, options: Options): Promise<void> {
  const code = await startChild(program, options).ended
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}`)
}

/** Returns this process's environment and, as FIRM, the content of `FIRM_FILE`. */
export const inherited = (): Environment => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ),
  FIRM: readFirmFile(process.env.FIRM_FILE),
})
