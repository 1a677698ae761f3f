import { ownFolder } from '@/lib/assistant/queries'
import { clientRoute } from '@/lib/route'

/** Where the caller's Drive folder is, for the static pages: `{ url }`, null while there is none. */
export const GET = clientRoute(async (_, caller) => Response.json({ url: await ownFolder(caller) }))
