import { route } from '@/lib/route'
import { ownAnchors } from '@/lib/trust-anchors'

/** The authorities that the firm believes besides the built-in ones, for the public check: certificates, all of them public. */
export const GET = route(async () => Response.json(await ownAnchors()))
