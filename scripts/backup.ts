import { backUp, restore } from './backup/back-up'
import { inherited } from './stack/child'
import { findConnection, loadEnvFiles } from './stack/environment'

const commands = {
  backup: { work: backUp, done: 'Copia hecha' },
  restore: { work: restore, done: 'Copia restaurada' },
}

const [command, folder] = process.argv.slice(2)
process.exitCode = await run(command === 'restore' ? 'restore' : 'backup')

/** The folder is the one argument of both; 1 when the work failed, 2 when something is missing. */
async function run(name: keyof typeof commands): Promise<number> {
  loadEnvFiles()
  const connection = findConnection(inherited())
  const databaseUrl = process.env.DATABASE_URL
  if (!folder || !connection || !databaseUrl) {
    console.error(
      `Uso: DATABASE_URL=postgres://… npm run ${name} -- CARPETA\nDATABASE_URL es la conexión directa a la base; SUPABASE_URL y SUPABASE_SECRET_KEY, las del proyecto.`,
    )
    return 2
  }
  const started = performance.now()
  try {
    const { work, done } = commands[name]
    const { tables, objects, missing } = await work(databaseUrl, connection, folder)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${done}: ${tables.length} tablas y ${objects.length} archivos en ${seconds} s.`)
    for (const { bucket, name: file } of missing) console.log(`Ya no estaba: ${bucket}/${file}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
