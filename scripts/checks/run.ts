import { spawn } from 'node:child_process'
import path from 'node:path'
import { root, type Environment } from '../stack/child'

/** Runs a command of node_modules/.bin with the terminal's output; answers its exit code. */
export function run(command: string, args: string[], env: Environment): Promise<number> {
  const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
}
