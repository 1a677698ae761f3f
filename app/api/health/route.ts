import { route } from '@/lib/route'

/** The process answers: nothing else is asked. */
export const GET = route(async () => Response.json({ status: 'ok' }))
