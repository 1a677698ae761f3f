import { findConnection, loadEnvFiles } from './stack/environment'
import { addStaffMember, readRequest } from './staff/add-staff-member'
import { inherited } from './stack/child'

const exits = { added: 0, unconfirmed: 0, unknown: 1, noConnection: 1, failed: 1, usage: 2 } as const

async function run(): Promise<number> {
  const request = readRequest(process.argv.slice(2))
  if (!request) {
    console.error('Uso: npm run staff:add -- correo@firma.co --role admin   (o --role advisor)')
    return exits.usage
  }
  loadEnvFiles()
  const connection = findConnection(inherited())
  if (!connection) {
    console.error(
      'No hay un servicio al que conectarse: inicia el portal con "npm start", o define SUPABASE_URL y SUPABASE_SECRET_KEY.',
    )
    return exits.noConnection
  }
  const { outcome } = await addStaffMember(connection, request)
  const messages = {
    added: `Listo: ${request.email} ya es parte del equipo (${request.role}).`,
    unconfirmed: `Listo: ${request.email} es parte del equipo (${request.role}), pero todavía debe confirmar su correo para entrar.`,
    unknown: `Nadie se ha registrado con ${request.email}. La persona debe crear su cuenta en la página de acceso; después repite este comando.`,
  }
  console.log(messages[outcome])
  return exits[outcome]
}

process.exitCode = await run().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  console.error(
    `El servicio no aceptó el cambio${cause}. Revisa que esté en marcha y que la llave secreta sea la suya.`,
  )
  return exits.failed
})
