import { route } from '@/lib/route'
import { publicAnchors } from '@/lib/authorities/trust-anchors'

/** Needs no session. Lists the certificates that the firm added to the built-in authorities. */
export const GET = route(async () => Response.json(await publicAnchors()))
