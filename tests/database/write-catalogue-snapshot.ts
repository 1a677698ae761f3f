import { writeFile } from 'node:fs/promises'
import { migrationsAt, snapshot, snapshotFile, snapshotRevision } from './catalogue-snapshot'

// node --import tsx tests/database/write-catalogue-snapshot.ts
const migrations = await migrationsAt(snapshotRevision)
if (!migrations) throw new Error(`The history does not reach back to ${snapshotRevision}.`)
await writeFile(snapshotFile, `${(await snapshot(migrations.folder)).join('\n')}\n`)
await migrations.remove()
