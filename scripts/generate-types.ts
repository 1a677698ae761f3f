import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseTypes } from './database-types'
import { root } from './stack/child'

await writeFile(path.join(root, 'lib/supabase/database.types.ts'), await databaseTypes())
