import { backUp, restore } from './backup/back-up'
import { findBackupProject, loadEnvFiles } from './stack/environment'

const commands = {
  backup: { work: backUp, done: 'Copia hecha' },
  restore: { work: restore, done: 'Copia restaurada' },
}

const [command, folder] = process.argv.slice(2)
process.exitCode = await run(command === 'restore' ? 'restore' : 'backup')

/** The exit code is 1 when the command failed, and 2 when the folder or a variable of the environment is missing. */
async function run(name: keyof typeof commands): Promise<number> {
  loadEnvFiles()
  const project = findBackupProject(process.env)
  if (!folder || !project) {
    console.error(
      `Uso: DATABASE_URL=postgres://… SUPABASE_URL=https://… SUPABASE_SECRET_KEY=… npm run ${name} -- CARPETA\nLas tres son del mismo proyecto; DATABASE_URL es la conexión directa a su base.`,
    )
    return 2
  }
  const started = performance.now()
  try {
    const { work, done } = commands[name]
    const { tables, objects, missing } = await work(project.databaseUrl, project, folder)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${done}: ${tables.length} tablas y ${objects.length} archivos en ${seconds} s.`)
    for (const { bucket, name: file } of missing) console.log(`Ya no estaba: ${bucket}/${file}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
