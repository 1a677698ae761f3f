import { z } from 'zod'
import { identityTypes, signatureKinds } from '@/content/signatures'
import type { SignatureKind } from '@/content/signatures'
import { markShape } from '@/lib/pdf/frozen/mark'

const kind = z.enum(Object.keys(signatureKinds) as [SignatureKind, ...SignatureKind[]])
export const partyShape = z.enum(['client', 'firm', 'outside'])
export type Party = z.output<typeof partyShape>
const identity = z.enum(Object.keys(identityTypes) as [keyof typeof identityTypes])

const text = z.string().nullable()
const known = z.object({
  session_since: z.string().optional(),
  second_step: z.boolean().optional(),
  password: z.boolean().optional(),
})

/**
 * The fees that an engagement letter creates once all have signed. Amounts are whole pesos before VAT.
 * `agreedOn` is the due day in the letter. `dueOn` is a later day if `agreedOn` was before the last signature.
 */
export const letterFeesShape = z.array(
  z.object({ concept: z.string(), amount: z.number(), dueOn: z.string(), agreedOn: z.string() }),
)
export type LetterFees = z.output<typeof letterFeesShape>

/** The facts of a row of evidence. Moments are ISO 8601. The browser reports `pages` and `seconds`. */
export const factsShape = z.looseObject({
  by: z.string().optional(),
  reason: z.string().optional(),
  mailbox: z.string().optional(),
  name: z.string().optional(),
  pages: z.number().optional(),
  of: z.number().optional(),
  seconds: z.number().optional(),
  outside: z.boolean().optional(),
  consent: z.string().optional(),
  consent_sha256: z.string().optional(),
  document_type: z.string().optional(),
  document_number: z.string().optional(),
  role: z.string().optional(),
  company: z.string().optional(),
  party: partyShape.optional(),
  portal_role: z.string().optional(),
  known: known.optional(),
  code_sent_at: z.string().optional(),
  tries: z.number().optional(),
  ip: z.string().optional(),
  agent: z.string().optional(),
  template: z.string().optional(),
  template_version: z.number().optional(),
  /** The fees that the signer's page showed beside the engagement letter. */
  fees: letterFeesShape.optional(),
  named: z.array(z.looseObject({ mark: markShape.optional() })).optional(),
})
export type EvidenceFacts = z.output<typeof factsShape>

const eventKinds = [
  'created',
  'sent',
  'opened',
  'read',
  'consented',
  'code-sent',
  'code-unsent',
  'code-wrong',
  'code-void',
  'signed',
  'declined',
  'resumed',
  'withdrawn',
  'expired',
  'superseded',
  'reminded',
  'sealed',
] as const
export const eventShape = z.object({
  n: z.number(),
  at: z.string(),
  kind: z.enum(eventKinds),
  /** The signer's number within the document; null for acts of the firm and the server. */
  signer: z.number().nullable(),
  facts: factsShape,
  hash: z.string(),
})
export type SignatureEvent = z.output<typeof eventShape>

const states = [
  'waiting',
  'removed',
  'mailbox',
  'asked',
  'locked',
  'declined',
  'stopped',
  'expired',
  'withdrawn',
  'superseded',
  'signed-part',
  'sealing',
  'signed',
] as const
export type SignerState = (typeof states)[number]

const placedMark = z.object({
  position: z.number(),
  name: z.string(),
  role: z.string(),
  signedAt: text,
  mark: markShape,
})
export type PlacedMark = z.output<typeof placedMark>

/** A signer who may not sign, or whose turn has not come, gets only these fields. */
const bare = z.object({
  id: z.string(),
  state: z.enum(states),
  by: z.string(),
  dueAt: z.string(),
  account: text,
  /** The names of the signers who have to sign before this signer and have not signed yet. */
  first: text.optional(),
})
const whole = z.object({
  title: z.string(),
  kind,
  message: text,
  sentAt: z.string(),
  closedAt: text,
  pages: z.number(),
  version: z.number(),
  sha256: z.string(),
  client: z.string(),
  code: z.string(),
  sealedSha256: text,
  sealedAt: text,
  stampedAt: text,
  codeUntil: text,
  fees: letterFeesShape,
  marks: z.array(placedMark),
  signer: z.object({
    id: z.string(),
    position: z.number(),
    party: partyShape,
    name: z.string(),
    role: z.string(),
    mailbox: z.string(),
    openedAt: text,
    readAt: text,
    readPages: z.number().nullable(),
    readSeconds: z.number().nullable(),
    consentedAt: text,
    documentType: identity.nullable(),
    documentNumber: text,
    signedAt: text,
    reason: text,
  }),
  proof: z.object({ at: z.string(), facts: factsShape }).nullable(),
  others: z.array(z.object({ name: z.string(), signed: z.boolean() })),
})
export const signerViewShape = z.union([bare.extend(whole.shape), bare])
export type SignerView = z.output<typeof signerViewShape>
export type OpenSignature = z.output<typeof bare> & z.output<typeof whole>
export const isOpenView = (view: SignerView): view is OpenSignature => 'signer' in view

export const mySignaturesShape = z.object({
  open: z.array(signerViewShape),
  closed: z.array(signerViewShape),
})

const requestStatus = z.enum([
  'draft',
  'sent',
  'sealing',
  'signed',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
])
export type RequestStatus = z.output<typeof requestStatus>
const request = z.object({
  id: z.string(),
  title: z.string(),
  kind,
  status: requestStatus,
  message: text,
  by: z.string(),
  dueAt: text,
  sentAt: text,
  closedAt: text,
  changedAt: z.string(),
  pages: z.number(),
  sha256: z.string(),
  version: z.number(),
  inOrder: z.boolean(),
  code: z.string(),
  sealedSha256: text,
  sealedAt: text,
  stampedAt: text,
  newer: text,
  client: text,
  clientTitle: z.string(),
})
const signerState = z.enum(['waiting', 'asked', 'signed', 'declined'])
export const firmRowShape = request.extend({
  reminders: z.number(),
  signers: z.array(
    z.object({
      name: z.string(),
      party: partyShape,
      state: signerState,
      reason: text,
      opened: z.boolean(),
      mine: z.boolean(),
    }),
  ),
  last: z.object({ kind: z.enum(eventKinds), at: z.string() }),
})
export type FirmRow = z.output<typeof firmRowShape>
export const signatureLists = ['open', 'signed', 'declined', 'over'] as const
export type SignatureList = (typeof signatureLists)[number]
export const firmListShape = z.object({
  rows: z.array(firmRowShape),
  next: z.tuple([z.string(), z.string()]).nullable(),
  counts: z.record(z.enum(signatureLists), z.number()),
  mine: z.number(),
})
export type FirmList = z.output<typeof firmListShape>

export const firmSignatureShape = request.extend({
  fees: letterFeesShape,
  marks: z.array(placedMark),
  flattened: z.object({
    fields: z.number(),
    notes: z.number(),
    dropped: z.number(),
    links: z.number(),
    files: z.number(),
  }),
  reminders: z.number(),
  nextReminderAt: text,
  sealProblem: text,
  sealNextAt: text,
  /** The first row of evidence that was changed; 0 when rows are missing, null when all rows are intact. */
  broken: z.number().nullable(),
  me: text,
  signers: z.array(
    z.object({
      id: z.string(),
      position: z.number(),
      place: z.number(),
      party: partyShape,
      name: z.string(),
      role: z.string(),
      email: z.string(),
      state: signerState,
      openedAt: text,
      readAt: text,
      readPages: z.number().nullable(),
      signedAt: text,
      reason: text,
    }),
  ),
  events: z.array(eventShape),
})
export type FirmSignature = z.output<typeof firmSignatureShape>

const claimedSigner = z.object({
  position: z.number(),
  name: z.string(),
  role: z.string(),
  party: partyShape,
})
/** Documents that all signers have signed, and that the server still has to complete. */
export const claimedShape = z.array(
  request.extend({
    path: z.string(),
    tries: z.number(),
    broken: z.number().nullable(),
    now: z.string(),
    signers: z.array(claimedSigner),
    events: z.array(eventShape),
  }),
)
export type ClaimedSignature = z.output<typeof claimedShape>[number]

export const choicesShape = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.string() })),
  team: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
})
export type SignerChoices = z.output<typeof choicesShape>
