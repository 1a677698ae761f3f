import { route } from '@/lib/route'
import { realtimeTicket } from '@/lib/session/realtime-ticket'

/** For anyone who is signed in: what they may hear is decided by the policies of each table. */
export const GET = route(async () => Response.json(await realtimeTicket()))
