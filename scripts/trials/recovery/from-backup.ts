import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { startPostgres } from '../../../tests/support/postgres'
import { tableSums } from '../../../tests/support/table-sums'
import { backUp } from '../../backup/back-up'
import { restore } from '../../backup/restore'
import { anyPort, startBackend, type LocalConnection } from '../../stack/backend'
import { inherited } from '../../stack/child'
import type { Stage } from '../stage'
import type { Tries } from '../trial'

async function hashOf({ url, secretKey }: LocalConnection, bucket: string, name: string): Promise<string> {
  const { data, error } = await createClient(url, secretKey).storage.from(bucket).download(name)
  if (error) return `${error.name}: ${error.message}`
  return createHash('sha256')
    .update(new Uint8Array(await data.arrayBuffer()))
    .digest('hex')
}

/** The firm is saved, and put into an empty project: every row and every byte is as it was. */
export async function fromBackup(
  { instances, connection, database, url }: Stage,
  tries: Tries,
): Promise<void> {
  // Whoever still sends things while the rows are counted makes the two differ.
  await Promise.all(instances.map((instance) => instance.stop()))
  const folder = mkdtempSync(path.join(tmpdir(), 'trial-backup-'))
  const server = await startPostgres()
  const local = { ...inherited(), ...anyPort, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: server.url }
  const to = await startBackend({ ...local, SITE_URL: url })
  try {
    const copy = path.join(folder, 'copy')
    const began = performance.now()
    const { tables, objects, missing } = await backUp(database.url, connection, copy)
    const saved = performance.now()
    await restore(server.url, to.connection, copy)
    const restored = performance.now()

    const [before, after] = [await tableSums(database.url), await tableSums(server.url)]
    for (const [name, sum] of Object.entries(before))
      tries.expect(after[name] === sum, `${name} has ${after[name]}, had ${sum}`)
    for (const { bucket, name, sha256 } of objects)
      for (const place of [connection, to.connection])
        tries.expect((await hashOf(place, bucket, name)) === sha256, `${bucket}/${name} has other bytes`)
    tries.expect(missing.length === 0 && objects.length > 0, `${missing.length} files missing`)
    console.log(`${tables.length} tables and ${objects.length} files: saved in ${((saved - began) / 1000).toFixed(1)} s, back in ${((restored - saved) / 1000).toFixed(1)} s.`) // prettier-ignore
  } finally {
    await to.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
