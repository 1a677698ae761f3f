import { parseArgs } from 'node:util'
import { createClient, type User } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { findConnection, loadEnvFiles, type AdminConnection } from './stack/environment'

type Added = { outcome: 'added' | 'unconfirmed' | 'unknown' }

const perPage = 500

/** If `unconfirmed` is set, the member must follow the link in the mail before signing in. */
export async function addStaffMember(
  { url, secretKey }: AdminConnection,
  { email, role }: StaffRequest,
): Promise<Added> {
  const admin = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })

  async function findUser(): Promise<User | null> {
    for (let page = 1; ; page++) {
      const { data, error } = await admin.auth.admin.listUsers({ page, perPage })
      if (error) throw new Error('staff.list', { cause: error })
      const user = data.users.find((one) => one.email?.toLowerCase() === email)
      if (user || data.users.length < perPage) return user ?? null
    }
  }

  const user = await findUser()
  if (!user) return { outcome: 'unknown' }
  const { error } = await admin.rpc('add_staff_member', { member: user.id, member_role: role })
  if (error) throw new Error('staff.add', { cause: error })
  return { outcome: user.email_confirmed_at ? 'added' : 'unconfirmed' }
}

const staffRoles = ['advisor', 'admin'] as const
type StaffRole = (typeof staffRoles)[number]
type StaffRequest = { email: string; role: StaffRole }

const isRole = (text: string | undefined): text is StaffRole => staffRoles.some((role) => role === text)

export function readRequest(args: string[]): StaffRequest | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { role: { type: 'string' } },
      allowPositionals: true,
    })
    const [email, ...others] = positionals
    if (!email?.includes('@') || others.length > 0 || !isRole(values.role)) return null
    return { email: email.trim().toLowerCase(), role: values.role }
  } catch {
    return null
  }
}

const exits = { added: 0, unconfirmed: 0, unknown: 1, noConnection: 1, failed: 1, usage: 2 } as const

async function run(): Promise<number> {
  const request = readRequest(process.argv.slice(2))
  if (!request) {
    console.error('Uso: npm run staff:add -- correo@firma.co --role admin   (o --role advisor)')
    return exits.usage
  }
  loadEnvFiles()
  const connection = findConnection(process.env)
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

if (import.meta.filename === process.argv[1])
  process.exitCode = await run().catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    console.error(
      `El servicio no aceptó el cambio${cause}. Revisa que esté en marcha y que la llave secreta sea la suya.`,
    )
    return exits.failed
  })
