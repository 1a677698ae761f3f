import { ownFolder } from '@/lib/assistant/queries'
import { clientRoute } from '@/lib/route'

/** Returns the address of the caller's Drive folder, or null without one; static pages fetch it. */
export const GET = clientRoute(async (_, caller) => Response.json({ url: await ownFolder(caller) }))
