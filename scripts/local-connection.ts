import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, type Environment } from './stack/child'

export type AdminConnection = { url: string; secretKey: string }

/**
 * The Supabase that the environment names; without one, the embedded backend that runs on the data folder.
 * Null when there is neither.
 */
export function findConnection(env: Environment): AdminConnection | null {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env
  if (url && secretKey) return { url, secretKey }
  const file = path.join(path.resolve(root, env.DATA_DIR || '.data'), 'local.json')
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')) as AdminConnection
}
