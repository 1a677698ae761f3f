import { route } from '@/lib/route'

/** Checks only that the process responds. */
export const GET = route(async () => Response.json({ status: 'ok' }))
