import { readEnv, type Env } from './env-schema'

export type { Env }

/** Throws an error that lists each wrong variable and the expected value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { env, problems } = readEnv(source)
  if (env) return env
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
  throw new Error(`The environment is incomplete. Set these (see .env.example):\n${lines.join('\n')}`)
}

export const env = parseEnv(process.env)

/** Version of the newest migration; next.config.ts writes it into the build. */
export const newestMigration = process.env.MIGRATION_VERSION ?? ''
