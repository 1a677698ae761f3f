import { route } from '@/lib/route'
import { realtimeTicket } from '@/lib/session/realtime-ticket'

/** Every signed-in user gets a token, because the policies of each table decide which changes are sent. */
export const GET = route(async () => Response.json(await realtimeTicket()))
