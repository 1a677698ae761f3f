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
 * The build's static pages name addresses that may differ from those at build time: the site's own, with which they are
 * prerendered again (seconds; nothing is compiled), and the backend's in their policies.
 */
export async function finishBuild(env: Environment): Promise<void> {
  await whileNobodyBuilds(env, async () => {
    if (builtFor(distDirOf(env)) !== new URL(env.SITE_URL ?? '').origin)
      await runNextBuild(env, '--experimental-build-mode', 'generate')
    await runChild(programFile('static-policies'), { env, quiet: true })
  })
}

/** Next breaks off a second build of one folder: whoever comes second waits, and mostly finds it done. */
export async function whileNobodyBuilds(env: Environment, work: () => Promise<void>): Promise<void> {
  const release = await waitForLock(`${distDirOf(env)}.lock`)
  try {
    await work()
  } finally {
    await release()
  }
}
