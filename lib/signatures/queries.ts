import 'server-only'
import type { AccountId } from '@/lib/ids'
import type { Client, Member } from '@/lib/session/require'
import { engagementsShape, type Engagement } from '@/lib/signatures/engagement'
import type { SignatureQuery } from '@/lib/signatures/href'
import {
  choicesShape,
  firmListShape,
  firmSignatureShape,
  mySignaturesShape,
  signerViewShape,
  type FirmList,
  type FirmSignature,
  type SignerChoices,
  type SignerView,
} from '@/lib/signatures/signature'
import { unwrap } from '@/lib/supabase/unwrap'

type Caller = Pick<Client, 'db'>

export const listMySignatures = ({ db }: Caller) =>
  unwrap(db.rpc('my_signatures'), 'signatures.list-mine', mySignaturesShape)

/** Throws `not-found` for anybody who is not a signer of the document. */
export async function readMySignature({ db }: Caller, request: string): Promise<SignerView> {
  return unwrap(db.rpc('my_signature', { request }), 'signatures.mine', signerViewShape)
}

export async function listSignatures(
  { db }: Member,
  { list, search, client, after }: SignatureQuery,
): Promise<FirmList> {
  const wanted = { list, search, client, after: after && [...after] }
  return unwrap(db.rpc('firm_signatures', { wanted }), 'signatures.list', firmListShape)
}

/** Throws `not-found` also for the document of a client whom the member may not see. */
export async function readSignature({ db }: Member, request: string): Promise<FirmSignature> {
  return unwrap(db.rpc('firm_signature', { request }), 'signatures.read', firmSignatureShape)
}

export async function readChoices({ db }: Member, client: AccountId): Promise<SignerChoices> {
  return unwrap(db.rpc('signature_choices', { client }), 'signatures.choices', choicesShape)
}

export async function readEngagements({ db }: Member, client: AccountId): Promise<Engagement[]> {
  return unwrap(db.rpc('client_engagements', { client }), 'signatures.engagements', engagementsShape)
}
