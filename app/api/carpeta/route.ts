import { ownFolder } from '@/lib/assistant/queries'
import { clientRoute } from '@/lib/route'

/** Returns the URL of the caller's Drive folder, or null without a folder; static pages fetch it. */
export const GET = clientRoute(async (_, caller) => Response.json({ url: await ownFolder(caller) }))
