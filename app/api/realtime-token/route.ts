import { route } from '@/lib/route'
import { realtimeTicket } from '@/lib/session/realtime-ticket'

/** Any signed-in user gets one: the policies of each table decide what they receive. */
export const GET = route(async () => Response.json(await realtimeTicket()))
