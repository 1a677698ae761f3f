import { ownFolder } from '@/lib/assistant/queries'
import { clientRoute } from '@/lib/route'

/** `{ url }` of the caller's Drive folder, for static pages; null without one. */
export const GET = clientRoute(async (_, caller) => Response.json({ url: await ownFolder(caller) }))
