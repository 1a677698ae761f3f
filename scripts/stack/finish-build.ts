import path from 'node:path'
import { waitForLock } from '../../supabase/local/lock-file'
import { builtFor } from '../serve/built-for'
import { nextProgram, root, runChild, type Environment } from './child'
import { programFile } from './programs'

export const distDirOf = (env: Environment) => path.join(root, env.NEXT_DIST_DIR ?? '.next')

export const runNextBuild = (env: Environment, ...more: string[]) =>
  runChild(nextProgram, {
    args: ['build', ...more],
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    quiet: more.length > 0,
  })

/**
 * Static pages contain addresses that may have changed since the build: the site's, with which they are rendered again
 * (seconds, without compiling), and the backend's in their policies.
 */
export async function finishBuild(env: Environment): Promise<void> {
  await whileNobodyBuilds(env, async () => {
    if (builtFor(distDirOf(env)) !== new URL(env.SITE_URL ?? '').origin)
      await runNextBuild(env, '--experimental-build-mode', 'generate')
    await runChild(programFile('static-policies'), { env, quiet: true })
  })
}

/** Next aborts a second build in one folder, so the second caller waits and mostly finds it done. */
export async function whileNobodyBuilds(env: Environment, work: () => Promise<void>): Promise<void> {
  const release = await waitForLock(`${distDirOf(env)}.lock`)
  try {
    await work()
  } finally {
    await release()
  }
}
