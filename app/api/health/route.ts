import { route } from '@/lib/route'

/** Says only that the process responds; `/api/ready` also checks the database. */
export const GET = route(async () => Response.json({ status: 'ok' }))
