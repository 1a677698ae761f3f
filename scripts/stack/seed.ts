import path from 'node:path'
import { ensureReader } from './build'
import { root, runChild, type Environment } from './child'

/** Fills an empty embedded backend with the demo accounts; does nothing when somebody is registered already. */
export async function seed(env: Environment): Promise<void> {
  await ensureReader()
  await runChild(path.join(root, 'supabase/seed.ts'), {
    env,
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
  })
}
