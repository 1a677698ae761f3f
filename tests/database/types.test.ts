import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseFiles } from '@/scripts/generate-types'
import { root } from '@/scripts/stack/child'

test('types, upload limit and rules match the migrations; otherwise run npm run db:types', async () => {
  for (const [name, text] of Object.entries(await databaseFiles()))
    expect(await readFile(path.join(root, name), 'utf8'), name).toBe(text)
}, 120_000)
