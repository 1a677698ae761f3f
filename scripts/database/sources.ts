import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { root } from '../stack/child'

const supabaseFolder = path.join(root, 'supabase')
export const migrationsFolder = path.join(supabaseFolder, 'migrations')

export type SqlFile = { name: string; text: string }

export function schemaFiles(): SqlFile[] {
  const config = parse(readFileSync(path.join(supabaseFolder, 'config.toml'), 'utf8')) as {
    db: { migrations: { schema_paths: string[] } }
  }
  return config.db.migrations.schema_paths.map((place) => ({
    name: path.basename(place),
    text: readFileSync(path.join(supabaseFolder, place), 'utf8'),
  }))
}

export const migrationFiles = (folder = migrationsFolder): SqlFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
