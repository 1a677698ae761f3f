import { readEnv, type Env } from './env-schema'

export type { Env }

/** Reads the environment; throws with each wrong name and what belongs there. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { env, problems } = readEnv(source)
  if (env) return env
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
  throw new Error(`The environment is incomplete. Set these (see .env.example):\n${lines.join('\n')}`)
}

export const env = parseEnv(process.env)

/** The newest migration of the sources, a version; next.config.ts finds it and the build writes it here. */
export const newestMigration = process.env.MIGRATION_VERSION ?? ''
