import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { clientIp } from '@/lib/http/client-ip'
import { accountId } from '@/lib/ids'
import { withCallBody } from '@/lib/incoming-mail/call-body'
import { mailLimits } from '@/lib/incoming-mail/mail-limits'
import { keepOriginal, removeOriginal } from '@/lib/incoming-mail/originals'
import { tokenHash, tokenOf } from '@/lib/incoming-mail/recipient'
import type { Delivered } from '@/lib/incoming-mail/services/delivered'
import { readMailgunCall } from '@/lib/incoming-mail/services/mailgun'
import { expectForm } from '@/lib/incoming-mail/services/read-form'
import { expectRawCall, readRawCall } from '@/lib/incoming-mail/services/raw'
import { expectSendgridCall, readSendgridCall } from '@/lib/incoming-mail/services/sendgrid'
import { checkpoint } from '@/lib/observability/checkpoint'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { fairTurns, isTooManyWaiting } from '@/lib/turns'
import { isUploadUnderWay } from '@/lib/uploads/activity'

/** `expect` refuses an unsigned call by its headers, before the body of the call is read. */
const services = {
  raw: { expect: expectRawCall, read: readRawCall },
  mailgun: { expect: expectForm, read: readMailgunCall },
  sendgrid: { expect: expectSendgridCall, read: readSendgridCall },
}

const target = z.object({ id: z.uuid(), account: accountId, retired: z.boolean() }).nullable()
const kept = z.object({ state: z.string() })

/**
 * Mails to one address are stored one after the other, so that they do not slow uploads or other mails.
 * While other work is active, an address's next mail waits twice as long as storing its previous mail took.
 */
const newTurns = () =>
  fairTurns({
    places: 3,
    mostWaiting: 300,
    mostOfOne: 10,
    rest: { afterMs: 0, times: 2, atMostMs: 500, onlyBeforeMore: true },
    givesWay: isUploadUnderWay,
  })
// Next loads this module once for each part of the site, and all copies must share one queue.
const holder = globalThis as typeof globalThis & { portalMailTurns?: ReturnType<typeof newTurns> }
const turns = (holder.portalMailTurns ??= newTurns())

/**
 * Stores the mail for each recipient who has an address here, and returns the number of mails to read.
 * The answer to the service does not reveal which recipients have an address here.
 * Throws `not-found` without settings and `unauthenticated` for a wrong signature.
 * Throws `upload-quota` or `unavailable` when the service has to try again later.
 */
export async function receiveMail(request: Request): Promise<number> {
  const { MAIL_IN_DOMAIN: domain, MAIL_IN_SECRET: secret, MAIL_IN_SERVICE: service } = env
  if (!domain || !secret) throw new ExpectedError('not-found')
  const { headers } = request
  services[service].expect(headers)
  const take = async (body: Buffer) => {
    const call = await services[service].read(secret, headers, body)
    checkpoint('mail.received')
    const tokens = new Set(call.to.flatMap((address) => tokenOf(address, domain) ?? []))
    let waiting = 0
    for (const token of tokens)
      if ((await inTurn(tokenHash(token), (hash) => keep(call, hash))) === 'reading') waiting += 1
    return waiting
  }
  return withCallBody(request, take, clientIp(headers))
}

/** Throws `unavailable` when too many mails to the address wait; the service repeats the call later. */
async function inTurn(hash: string, store: (hash: string) => Promise<string>): Promise<string> {
  const release = await turns.take(hash).catch((cause: unknown) => {
    throw isTooManyWaiting(cause) ? new ExpectedError('unavailable', { cause }) : cause
  })
  try {
    return await store(hash)
  } finally {
    release()
  }
}

async function keep({ event, delivery, mail }: Delivered, hash: string): Promise<string> {
  const found = await unwrap(adminClient().rpc('mail_target', { token_sha256: hash }), 'mail.target', target)
  if (!found) return 'unknown'
  const sha256 = createHash('sha256').update(mail).digest('hex')
  const path = `${found.account}/${sha256}.eml`
  const tooLarge = mail.length > mailLimits.bytes
  const { from, ...rest } = delivery
  if (!found.retired && !tooLarge) await keepOriginal(path, new Uint8Array(mail))
  checkpoint('mail.stored')
  const call = adminClient().rpc('keep_mail', {
    event,
    address: found.id,
    raw_sha256: sha256,
    raw_size: mail.length,
    envelope_from: from.trim().toLowerCase(),
    delivery: rest,
    too_large: tooLarge,
  })
  try {
    const { state } = await unwrap(call, 'mail.keep', kept)
    checkpoint('mail.kept')
    return state
  } catch (error) {
    // `keep_mail` applies the quota only to new mails, so the file that is removed here belongs to no stored mail.
    if (error instanceof ExpectedError && error.code === 'upload-quota') await removeOriginal(path)
    throw error
  }
}
