import { route } from '@/lib/route'
import { publicAnchors } from '@/lib/authorities/trust-anchors'

/** Needs no session. Lists the certificates of authorities that the firm trusts in addition to the built-in ones. */
export const GET = route(async () => Response.json(await publicAnchors()))
