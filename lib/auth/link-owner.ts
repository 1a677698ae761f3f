import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { mailLinkSeconds } from '@/lib/supabase/session-cookie'
import { unwrap } from '@/lib/supabase/unwrap'

const linkOwner = z.object({
  user: z.string(),
  email: z.string(),
  /** The hash of the cookie that the last registration left in its browser. */
  mark: z.string().nullable(),
  second_step: z.boolean(),
})
export type LinkOwner = z.infer<typeof linkOwner>

/** Returns the owner of a mail link, which stays usable; null when the link was used or has expired. */
export async function findLinkOwner(link: 'signup' | 'recovery', token: string): Promise<LinkOwner | null> {
  return unwrap(
    adminClient().rpc('link_owner', { link, token, life: mailLinkSeconds }),
    'auth.link-owner',
    linkOwner.nullable(),
  )
}

type Use = { link: 'signup' | 'recovery'; token: string; setsPassword: boolean }

/**
 * Consumes a mail link and calls `work`; of several simultaneous calls only one succeeds.
 * A mail link becomes usable again if `work` fails.
 * With `setsPassword`, the database permits the link's owner to set a new password once.
 */
export async function claimLink<T>(
  { link, token, setsPassword }: Use,
  work: (owner: LinkOwner) => Promise<T>,
): Promise<T> {
  const data = await unwrap(
    adminClient().rpc('claim_link', {
      link,
      token,
      life: mailLinkSeconds,
      sets_password: setsPassword,
    }),
    'auth.claim-link',
  )
  if (data === null) throw new ExpectedError('link-expired')
  try {
    return await work(linkOwner.parse(data))
  } catch (failure) {
    await releaseLink(link, token)
    throw failure
  }
}

/** A consumed link becomes usable again after a minute; this function makes the link usable at once. */
export async function releaseLink(link: Use['link'] | 'undo', token: string): Promise<void> {
  const { error } = await adminClient().rpc('release_link', { link, token })
  if (error) report(error, 'auth.release-link')
}

const emailChange = z.object({ before: z.string(), after: z.string() })
type EmailChange = z.infer<typeof emailChange>

/** Returns the change of e-mail address that a link confirms; null if the link has expired or on an error. */
export async function findEmailChange(token: string): Promise<EmailChange | null> {
  const { data, error } = await adminClient().rpc('email_change_of', { token, life: mailLinkSeconds })
  if (error) report(error, 'auth.email-change-of')
  return error || data === null ? null : emailChange.parse(data)
}

/** The undo link is signed, so that read access to the database is not enough to undo a change. */
const sign = (change: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`email-undo\0${change}`).digest('base64url')

export const undoPath = (change: string): string =>
  `/auth/deshacer?${new URLSearchParams({ cambio: change, firma: sign(change) }).toString()}`

export function isUndoLink(change: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(change)), Buffer.from(signature)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
