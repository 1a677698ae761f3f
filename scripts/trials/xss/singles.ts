import type { Sql } from 'postgres'
import type { Tries } from '../trial'
import { oneLine, type Reader } from './reader'
import { hostile } from './strings'

/** Fields that say again what was looked for. */
const searches: { who: 'client' | 'firm'; path: string }[] = [
  { who: 'client', path: '/portal?buscar=' },
  { who: 'client', path: '/portal/facturas?tab=history&buscar=' },
  { who: 'firm', path: '/admin/clientes?buscar=' },
  { who: 'firm', path: '/admin/contactos?estado=todos&buscar=' },
  { who: 'firm', path: '/admin/mensajes?buscar=' },
  { who: 'firm', path: '/admin/facturas?buscar=' },
  { who: 'firm', path: '/admin/solicitudes?buscar=' },
]

type Who = 'client' | 'firm' | 'rejected'
type Places = { client: string; meeting: string; rejected: string }

/** Places that exist once for each person or page: one text after the other. */
export async function tryOneByOne(
  sql: Sql,
  readers: Record<Who, Reader>,
  { client, meeting, rejected }: Places,
  tries: Tries,
): Promise<void> {
  for (const [n, { text }] of hostile.entries()) {
    const words = oneLine(text)
    await sql`update public.client_profiles set name = ${text} where user_id = ${client}`
    await sql`update public.appointments set note = ${text} where id = ${meeting}`
    await sql`update public.user_approval_status set reason = ${text} where user_id = ${rejected}`
    const search = searches[n % searches.length]!
    const places: [who: Who, address: string, name: string][] = [
      ['client', '/portal/cuenta', 'their own name'],
      ['client', `/portal/citas/${meeting}`, 'the note of an appointment'],
      ['rejected', '/access-denied', 'the reason of a rejection'],
      [search.who, search.path + encodeURIComponent(words), search.path],
    ]
    const readAs = async (who: Who) => {
      for (const [, address, name] of places.filter(([reader]) => reader === who)) {
        const page = await readers[who].read(address)
        tries.expect(page.includes(words), `${name}: not read by the ${who}: ${words}`)
      }
    }
    await Promise.all((['client', 'firm', 'rejected'] as const).map(readAs))
  }
}
