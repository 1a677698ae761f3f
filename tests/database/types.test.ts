import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseTypes } from '@/scripts/generate-types'

test('the generated types are those of the migrations; otherwise run npm run db:types', async () => {
  const file = path.resolve(import.meta.dirname, '../../lib/supabase/database.types.ts')
  expect(await readFile(file, 'utf8')).toBe(await databaseTypes())
}, 120_000)
