import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { Kysely } from 'kysely'
import type { Database, Tables } from './database'
import { isoTime, typeId } from './json-types'
import { lockedDialect } from './locked-dialect'
import { callerContext, tightenConnection } from './session-context'

/** PGlite's own 128 MB are held from the start; a third of the process was empty buffers. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Opens the database that lives inside this process, its files in `folder`. */
export async function openPglite(folder: string): Promise<Database> {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      startParams,
      extensions: { btree_gin, pg_trgm },
      parsers: { [typeId.numeric]: Number, [typeId.timestamp]: isoTime, [typeId.timestamptz]: isoTime },
    },
  })
  const pglite = connection.driver
  await pglite.waitReady
  const kysely = new Kysely<Tables>({ dialect: lockedDialect(pglite) })
  connection.kysely = kysely
  tightenConnection(connection)
  return {
    connection,
    kysely,
    asCaller: callerContext(kysely),
    // The driver is used past the lock here and in `listen`: both happen before the first request.
    boot: (work) => work(async (script) => void (await pglite.exec(script))),
    listen: async (channel, receive) => void (await pglite.listen(channel, receive)),
    close: () => connection.close(),
  }
}
