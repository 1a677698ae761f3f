import { realtimeTicket } from '@/lib/session/realtime-ticket'
import { route } from '@/lib/route'

/** For anyone who is signed in: what they may hear is decided by the policies of each table. */
export const GET = route(async () => Response.json(await realtimeTicket()))
