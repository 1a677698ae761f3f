import 'server-only'
import { currentSender } from '@/lib/http/client-ip'
import { ExpectedError } from '@/lib/errors'
import { signatureLinkLimits, takeLimits } from '@/lib/limits'
import { signedInCaller } from '@/lib/session/require'
import { readClaims, type SignedIn } from '@/lib/session/session'
import { sha256 } from '@/lib/signatures/signature-files'
import { readMySignature } from '@/lib/signatures/queries'
import { signerViewShape, type SignerView } from '@/lib/signatures/signature'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Database procedures for signers are called by a person in a session, or by the holder of a link. */
export type Who = { person: string; session: string; aal: string; confirmed?: boolean } | { link: string }
export type Seat = { who: Who; user: SignedIn | null }

const isSecret = (link: string) => /^[0-9a-f]{64}$/.test(link)
const hashOf = (link: string) => sha256(Buffer.from(link))

/** Returns the caller of an action or a file. Throws `unauthenticated` without a session and without a link. */
export async function seatOf(link: string | null): Promise<Seat> {
  if (link !== null) {
    await takeLimits(signatureLinkLimits((await currentSender()).ip))
    if (!isSecret(link)) throw new ExpectedError('not-found')
    return { who: { link: hashOf(link) }, user: null }
  }
  const user = await signedInCaller()
  const claims = await readClaims(user.db)
  if (!claims || claims === 'unreachable') throw new ExpectedError('unauthenticated')
  return { who: { person: claims.sub, session: claims.session_id, aal: claims.aal ?? 'aal1' }, user }
}

export async function viewOf({ who, user }: Seat, request: string): Promise<SignerView> {
  if (user) return readMySignature(user, request)
  const view = 'link' in who ? await viewOfHash(who.link) : null
  if (view?.id !== request) throw new ExpectedError('not-found')
  return view
}

const viewOfHash = (link: string) =>
  unwrap(adminClient().rpc('signature_of_link', { link }), 'signatures.link', signerViewShape.nullable())

/** Returns the document of a signer's link; null for an unknown link, or when signing ended over 30 days ago. */
export async function viewOfLink(link: string): Promise<SignerView | null> {
  await takeLimits(signatureLinkLimits((await currentSender()).ip))
  return isSecret(link) ? viewOfHash(hashOf(link)) : null
}
