import { route } from '@/lib/route'
import { ownAnchors } from '@/lib/authorities/trust-anchors'

/** Public: lists the certificates that the firm added to the built-in authorities. */
export const GET = route(async () => Response.json(await ownAnchors()))
