import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseFiles } from '@/scripts/generate-types'
import { root } from '@/scripts/stack/child'
import { openMigratedDatabase } from './fresh-database'

test('types, upload limit and rules match the migrations; otherwise run npm run db:types', async () => {
  const { database, remove } = await openMigratedDatabase()
  try {
    for (const [name, text] of Object.entries(await databaseFiles(database)))
      expect(await readFile(path.join(root, name), 'utf8'), name).toBe(text)
  } finally {
    await remove()
  }
}, 120_000)
