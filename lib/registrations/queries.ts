import 'server-only'
import { z } from 'zod'
import { registrationTabs } from '@/content/registrations'
import type { Member } from '@/lib/session/require'
import type { ApprovalStatus } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'

const pageSize = 20
const companies = z.array(z.object({ name: z.string(), nit: z.string(), digit: z.number() }))
type Company = z.output<typeof companies>[number]

export type Registration = {
  accountId: string
  /** The e-mail address, or the client's name while the client has no users. */
  email: string
  hasMail: boolean
  status: ApprovalStatus
  reason: string | null
  registeredAt: string
  emailConfirmed: boolean
  decidedAt: string | null
  decidedBy: string | null
  /** Name, phone and companies are empty until the person has entered them. */
  name: string | null
  phone: string | null
  companies: Company[]
}

export type RegistrationPage = {
  rows: Registration[]
  next: string | null
}

/** Registrations that wait come oldest first, decided ones newest first. */
export async function listRegistrations(
  member: Member,
  status: ApprovalStatus,
  after?: Cursor,
  search = '',
): Promise<RegistrationPage> {
  const data = await unwrap(
    member.db.rpc('list_registrations', {
      wanted: status,
      max_rows: pageSize + 1,
      ...(search ? { search } : {}),
      ...(after ? { after_at: after.at, after_id: after.accountId } : {}),
    }),
    'approval.list',
  )
  const page = data.slice(0, pageSize)
  const last = data.length > pageSize ? page.at(-1) : undefined
  return {
    rows: page.map((row) => ({
      accountId: row.user_id,
      email: row.email,
      hasMail: row.has_mail,
      status,
      reason: row.reason,
      registeredAt: row.created_at,
      emailConfirmed: Boolean(row.email_confirmed_at),
      decidedAt: row.decided_at,
      decidedBy: row.decided_by,
      name: row.name,
      phone: row.phone,
      companies: companies.parse(row.companies),
    })),
    next: last ? `${status === 'waitlist' ? last.created_at : last.decided_at}_${last.user_id}` : null,
  }
}

const hour = 3_600_000
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export function waitingTime(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hour)
  if (hours < 1) return 'menos de 1 hora'
  if (hours < 24) return count(hours, 'hora', 'horas')
  return count(Math.floor(hours / 24), 'día', 'días')
}

/** The last row of the previous page as `{time}_{user}`, with the time exactly as the database wrote it. */
const cursor = z
  .string()
  .regex(/^[0-9T:.+Z-]{20,40}_[0-9a-f-]{36}$/)
  .transform((text) => {
    const [at = '', accountId = ''] = text.split('_')
    return { at, accountId }
  })
  .refine(({ at, accountId }) => !Number.isNaN(Date.parse(at)) && z.uuid().safeParse(accountId).success)

type Cursor = z.output<typeof cursor>

const waiting = registrationTabs[0]

export const registrationsQuery = z.object({
  estado: z
    .string()
    .transform((slug) => registrationTabs.find((tab) => tab.slug === slug) ?? waiting)
    .catch(waiting)
    .default(waiting),
  buscar: z
    .string()
    .transform((text) => text.trim().slice(0, 100))
    .catch('')
    .default(''),
  desde: cursor.optional().catch(undefined),
})
