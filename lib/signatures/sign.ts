import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import { z } from 'zod'
import { consentTexts, consentVersion } from '@/content/signatures'
import { requirePassword } from '@/lib/auth/password'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { currentSender } from '@/lib/http/client-ip'
import { sendSignatureCode } from '@/lib/jobs/send-signature-code'
import { report } from '@/lib/observability/report'
import { viewOf, type Seat } from '@/lib/signatures/seat'
import { isOpenView, type OpenSignature, type SignerState } from '@/lib/signatures/signature'
import { sha256 } from '@/lib/signatures/signature-files'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const consentHash = (version: typeof consentVersion) => sha256(Buffer.from(consentTexts[version]))
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The database stores a code only as an HMAC over the signer, the document, the consent and the code. */
function codeProof(
  { signer, sha256: document }: Pick<OpenSignature, 'signer' | 'sha256'>,
  consent: typeof consentVersion,
  code: string,
) {
  const parts = ['signature-code', signer.id, document, consentHash(consent), code]
  const hash = createHmac('sha256', env.SUPABASE_SECRET_KEY).update(parts.join('\0')).digest('hex')
  return { hash, sha256: document, consent }
}

const place = async () => {
  const { ip, userAgent } = await currentSender()
  return { ip, agent: userAgent ?? '' }
}

async function openView(seat: Seat, request: string): Promise<OpenSignature> {
  const view = await viewOf(seat, request)
  if (!isOpenView(view)) throw new ExpectedError('signature-closed')
  return view
}

/** `facts` are what the browser counted, such as pages and seconds. */
export async function markSignature(
  { who }: Seat,
  request: string,
  act: 'opened' | 'read',
  facts: { pages?: number; seconds?: number; outside?: boolean } = {},
): Promise<void> {
  await unwrap(
    adminClient().rpc('mark_signature', { request, who, act, facts: { ...facts, ...(await place()) } }),
    'signatures.mark',
  )
}

type Identity = { documentType: string; documentNumber: string; password: string }
/** `password` means that the session is older than fifteen minutes, so the signer must enter the password. */
export type CodeOutcome = {
  outcome: 'sent' | 'password' | 'hour' | 'locked' | SignerState
  until: string | null
}
const begun = z.object({
  outcome: z.string() as z.ZodType<CodeOutcome['outcome']>,
  code: z.uuid().optional(),
  to: z.string().optional(),
  until: z.string().optional(),
})

/** Stores the consent and mails a code to the signer. Throws `wrong-password` or `signature-code-unsent`. */
export async function askCode(
  seat: Seat,
  request: string,
  { password, documentType, documentNumber }: Identity,
): Promise<CodeOutcome> {
  const { user } = seat
  if (user && password) await requirePassword(user, password)
  const who = { ...seat.who, ...(user && password && { confirmed: true }) }
  const facts = {
    ...(await place()),
    consent: consentVersion,
    consent_sha256: consentHash(consentVersion),
    document_type: documentType,
    document_number: documentNumber,
  }
  const view = await openView(seat, request)
  await unwrap(
    adminClient().rpc('mark_signature', { request, who, act: 'consented', facts }),
    'signatures.consent',
  )
  const code = newCode()
  const {
    outcome,
    code: id,
    to,
    until,
  } = await unwrap(
    adminClient().rpc('begin_signature_code', { request, who, code: codeProof(view, consentVersion, code) }),
    'signatures.code',
    begun,
  )
  if (id && to)
    await sendSignatureCode(to, { code, title: view.title }).catch(async (error: unknown) => {
      report(error, 'signatures code')
      await unwrap(adminClient().rpc('drop_signature_code', { code: id }), 'signatures.drop-code')
      throw new ExpectedError('signature-code-unsent', { cause: error })
    })
  return { outcome, until: until ?? null }
}

const tried = z.object({
  outcome: z.string() as z.ZodType<'signed' | 'wrong' | 'void' | SignerState>,
  left: z.number().optional(),
})
export type SignOutcome = z.output<typeof tried>

/** Signs with the code from the signer's mailbox. A repeated call returns `signed` again. */
export async function signDocument(seat: Seat, request: string, code: string): Promise<SignOutcome> {
  const view = await openView(seat, request)
  const proof = codeProof(view, consentVersion, code)
  return unwrap(
    adminClient().rpc('sign_document', { request, who: seat.who, proof, facts: await place() }),
    'signatures.sign',
    tried,
  )
}

export async function declineSignature({ who }: Seat, request: string, reason: string): Promise<void> {
  await unwrap(
    adminClient().rpc('decline_signature', { request, who, reason, facts: await place() }),
    'signatures.decline',
  )
}

export async function resumeSignature({ who }: Seat, request: string): Promise<void> {
  await unwrap(
    adminClient().rpc('resume_signature', { request, who, facts: await place() }),
    'signatures.resume',
  )
}
