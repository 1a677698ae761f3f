import type { AnswerState, IssuerState, SignedBy } from '@/content/einvoice/authenticity'
import { technologyProviders } from '@/content/einvoice/trust-anchors'
import type { DianAnswer } from '@/lib/einvoice/model/invoice'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { SignatureCheck } from '@/lib/einvoice/signature/check-signature'
import { checkDigit, plainNit } from '@/lib/format/nit'

const dianNit = '800197268'

export type Authenticity = {
  issuer: IssuerState
  signedBy: SignedBy | null
  answer: AnswerState
  cap: 'sound' | 'doubtful' | 'wrong'
  /** True when the issuer and DIAN's answer 02 are proven; only then may the site accept an invoice by itself. */
  automatic: boolean
}

export type ConfirmedSigner = { supplier: string; signer: string }

export function authenticityOf(
  { invoice, answer, signatures }: EDocument,
  confirmed: readonly ConfirmedSigner[] = [],
): Authenticity | null {
  if (!invoice || !signatures) return null
  const signedBy = provedSigner(signatures.invoice, invoice, confirmed)
  const issuer = issuerState(signatures.invoice, signedBy)
  const dianState = answerState(signatures.answer, answer, invoice)
  const isFalse = issuer === 'false' || dianState === 'false'
  const isProved = issuer === 'trusted' && dianState === 'trusted'
  return {
    issuer,
    signedBy: issuer === 'trusted' ? signedBy : null,
    answer: dianState,
    cap: isFalse ? 'wrong' : isProved ? 'sound' : 'doubtful',
    automatic: isProved && answer !== null && isValidation(answer),
  }
}

/** In the grace period an unknown certificate authority does not limit the proposal if DIAN's answer is trusted. */
export function cappedBy(
  { issuer, answer, cap }: Authenticity,
  { unknownAuthorityGrace = false }: { unknownAuthorityGrace?: boolean },
): Authenticity['cap'] {
  const isOnlyUnknown = issuer === 'unknown-authority' && answer === 'trusted'
  return isOnlyUnknown && unknownAuthorityGrace ? 'sound' : cap
}

/** Removes leading zeros, because issuers write the same code as 2, 02 or 002. */
export const plainCode = (code: string): string => code.replace(/^0+(?=\d)/, '')
export const isValidation = ({ code }: DianAnswer): boolean => plainCode(code) === '2'
const isRejection = ({ code }: DianAnswer): boolean => plainCode(code) === '4'

const isSound = ({ state }: SignatureCheck) => state === 'valid' || state === 'reformatted'
const plain = (nit: string) => plainNit(nit).replace(/^0+/, '')

/**
 * A provider may sign for an issuer (Decreto 1625 de 2016, 1.6.1.4.10), but anyone can claim to be a provider.
 * Only the issuer, known providers and signers that the firm confirmed are accepted.
 */
function provedSigner(
  check: SignatureCheck,
  { supplier, software }: Invoice,
  confirmed: readonly ConfirmedSigner[],
): SignedBy | null {
  if (!isSound(check) || !check.trust?.trusted) return null
  const nits = check.signer?.nits ?? []
  if (nits.includes(plain(supplier.nit))) return 'issuer'
  if (nits.some((nit) => nit === plain(software) && technologyProviders.has(nit))) return 'provider'
  const isConfirmed = (one: ConfirmedSigner) =>
    one.supplier === plain(supplier.nit) && nits.includes(one.signer)
  return confirmed.some(isConfirmed) ? 'confirmed' : null
}

/** Returns 'false' for a proven forgery, such as a certificate that the authority named in it did not sign. */
function issuerState(check: SignatureCheck, signedBy: SignedBy | null): IssuerState {
  const { state, trust } = check
  if (state === 'absent') return 'absent'
  if (state === 'refused') return 'false'
  if (state === 'unsupported') return 'unchecked'
  if (!isSound(check) || !trust) return 'unproven'
  if (!trust.trusted) {
    if (trust.why === 'false-authority') return 'false'
    return trust.why === 'unknown-authority' ? 'unknown-authority' : 'unchecked'
  }
  if (!signedBy) return 'third-party'
  return isUnusual(check) ? 'unusual' : 'trusted'
}

const isUnusual = ({ oddities = [] }: SignatureCheck) => oddities.length > 0

/** DIAN is recognised by its NIT, because it renews its certificates every one or two years. */
export function isSignedByDian(check: SignatureCheck, { senderNit }: DianAnswer): boolean {
  const isDians = check.signer?.nits.includes(dianNit) === true && plain(senderNit) === dianNit
  return isSound(check) && !isUnusual(check) && check.trust?.trusted === true && isDians
}

export function isSignedBySender(check: SignatureCheck, { senderNit }: DianAnswer): boolean {
  const isSenders = senderNit !== '' && (check.signer?.nits.includes(plain(senderNit)) ?? false)
  return isSound(check) && !isUnusual(check) && check.trust?.trusted === true && isSenders
}

export function doubtAboutAnswer(
  check: SignatureCheck,
): 'absent' | 'unknown-authority' | 'other-signer' | 'unproven' {
  if (check.state === 'absent') return 'absent'
  if (!isSound(check) || isUnusual(check) || !check.trust) return 'unproven'
  if (check.trust.trusted) return 'other-signer'
  return check.trust.why === 'unknown-authority' ? 'unknown-authority' : 'unproven'
}

function answerState(check: SignatureCheck, answer: DianAnswer | null, invoice: Invoice): AnswerState {
  if (!answer || check.state === 'absent') return 'absent'
  if (!isAbout(answer, invoice) || check.state === 'refused') return 'false'
  const isForgery = check.trust?.trusted === false && check.trust.why === 'false-authority'
  if (!isSound(check) || isUnusual(check) || (check.trust?.trusted === false && !isForgery)) return 'unproven'
  if (!isSignedByDian(check, answer)) return 'false'
  return isValidation(answer) || isRejection(answer) ? 'trusted' : 'unproven'
}

/** A forged invoice can copy the CUFE, so its number and its issuer's NIT must match the answer of DIAN too. */
function isAbout({ about, aboutNumber, receiverNit }: DianAnswer, invoice: Invoice): boolean {
  const { code, number, typeCode, supplier, customer } = invoice
  const issuer = issuedByBuyer.includes(typeCode) ? customer : supplier
  const isNumber = aboutNumber === '' || aboutNumber === number
  return code.value !== '' && about === code.value && isNumber && isSameNit(receiverNit, issuer.nit)
}

/** The buyer issues documents of these types (support documents and their notes), as the seller does not invoice. */
const issuedByBuyer = ['05', '95']

/** Some issuers append the check digit to the NIT, so both forms are the same NIT. */
function isSameNit(stated: string, nit: string): boolean {
  const [one, other] = [plain(stated), plain(nit)]
  const withDigit = (plain: string) => plain + String(checkDigit(plain))
  return stated === '' || one === other || one === withDigit(other) || withDigit(one) === other
}
