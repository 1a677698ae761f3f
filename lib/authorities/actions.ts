'use server'
import { refresh } from 'next/cache'
import { authorities } from '@/content/authorities'
import { staffAction } from '@/lib/action'
import { judgeCertificate, type JudgedCertificate } from '@/lib/authorities/judge-certificate'
import { addAuthority, readReach, removeAuthority } from '@/lib/authorities/queries'
import { authorityIdSchema, authoritySchema, type AuthorityInput } from '@/lib/authorities/schema'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'

async function judged({ certificate, fingerprint }: AuthorityInput): Promise<JudgedCertificate> {
  const found = await judgeCertificate(Buffer.from(certificate, 'base64'), { fingerprint, now: Date.now() })
  if (!('problem' in found)) return found
  const code = found.field === 'fingerprint' ? 'fingerprint-differs' : 'certificate-refused'
  throw new ExpectedError(code, { sentence: authorities.problems[found.problem] })
}

/** Checks the certificate against the typed fingerprint, and returns what adding the authority would change. */
export const previewAuthorityAction = staffAction(authoritySchema, async (input, member) => {
  const found = await judged(input)
  const { subject, issuer, until } = found
  return { subject, issuer, until: bogotaDay(until), reach: await readReach(member, found) }
})

export const addAuthorityAction = staffAction(authoritySchema, async (input, member) => {
  await addAuthority(member, input, await judged(input))
  refresh()
})

export const removeAuthorityAction = staffAction(authorityIdSchema, async ({ id }, member) => {
  await removeAuthority(member, id)
  refresh()
})
