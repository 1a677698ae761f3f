import 'server-only'
import {
  authoritySettingsSchema,
  reachSchema,
  type AuthorityInput,
  type Reach,
} from '@/lib/authorities/schema'
import type { JudgedCertificate } from '@/lib/authorities/judge-certificate'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export const readAuthoritySettings = ({ db }: Member) =>
  unwrap(db.rpc('authority_settings'), 'authorities.settings', authoritySettingsSchema)

export const readReach = ({ db }: Member, { subject, keyId }: JudgedCertificate): Promise<Reach> =>
  unwrap(db.rpc('authority_reach', { subject, key_id: keyId }), 'authorities.reach', reachSchema)

export async function addAuthority(
  { db }: Member,
  { label, origin, fingerprint }: AuthorityInput,
  { der, subject, issuer, until }: JudgedCertificate,
): Promise<void> {
  const added = {
    label,
    origin,
    subject,
    issuer,
    certificate: Buffer.from(der).toString('base64'),
    sha256: fingerprint,
    valid_until: bogotaDay(until),
  }
  await unwrap(db.rpc('add_authority', added), 'authorities.add')
}

export async function removeAuthority({ db }: Member, authority: string): Promise<void> {
  await unwrap(db.rpc('remove_authority', { authority }), 'authorities.remove')
}
