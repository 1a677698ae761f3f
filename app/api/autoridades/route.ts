import { route } from '@/lib/route'
import { publicAnchors } from '@/lib/authorities/trust-anchors'

/** Lists, without a session, the certificates of authorities that the firm trusts besides the built-in ones. */
export const GET = route(async () => Response.json(await publicAnchors()))
