import { findConnection, loadEnvFiles, type AdminConnection } from '../stack/environment'
import { inherited } from '../stack/child'
import type { Manifest } from './manifest'

type Work = (databaseUrl: string, connection: AdminConnection, folder: string) => Promise<Manifest>

/** The command line of both ways: the folder is its one argument; exit 1 when the work failed, 2 when something is missing. */
export async function run(command: string, work: Work, done: string): Promise<void> {
  loadEnvFiles()
  const [folder] = process.argv.slice(2)
  const connection = findConnection(inherited())
  const databaseUrl = process.env.DATABASE_URL
  if (!folder || !connection || !databaseUrl) {
    console.error(
      `Uso: DATABASE_URL=postgres://… npm run ${command} -- CARPETA\nDATABASE_URL es la conexión directa a la base; SUPABASE_URL y SUPABASE_SECRET_KEY, las del proyecto.`,
    )
    process.exitCode = 2
    return
  }
  const started = performance.now()
  try {
    const { tables, objects, missing } = await work(databaseUrl, connection, folder)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${done}: ${tables.length} tablas y ${objects.length} archivos en ${seconds} s.`)
    for (const { bucket, name } of missing) console.log(`Ya no estaba: ${bucket}/${name}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
