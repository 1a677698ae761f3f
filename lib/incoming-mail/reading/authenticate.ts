import { authenticate as check, getARChain } from 'mailauth'
import { getAlignment } from 'mailauth/lib/tools'
import { passedDomain } from '@/lib/incoming-mail/reading/forwarder-results'
import type { Delivery, DnsAnswer } from '@/lib/incoming-mail/reading/task'

export type AskDns = (name: string, type: string) => Promise<DnsAnswer>
type Checked = Awaited<ReturnType<typeof check>>

/** The ARC seals of these forwarders are trusted; a seal states which checks a mail passed before. */
const forwarders = ['google.com', 'microsoft.com']

const resolverOf =
  (ask: AskDns) =>
  async (name: string, type: string): Promise<string[][] | string[]> => {
    const answer = await ask(name, type)
    if ('records' in answer) return answer.records
    throw Object.assign(new Error(answer.code), { code: answer.code })
  }

/** True when all ARC seals are from trusted forwarders, and the first seal states that `domain` passed DMARC. */
function passedBefore({ arc, dkim }: Checked, domain: string): boolean {
  if (!arc || arc.status.result !== 'pass') return false
  const chain = getARChain(dkim.headers) || []
  const sealers = chain.map((link) => String(link['arc-seal']?.parsed?.d?.value ?? '').toLowerCase())
  const isTrusted = (sealer: string) =>
    forwarders.some((name) => sealer === name || sealer.endsWith(`.${name}`))
  if (sealers.length === 0 || !sealers.every(isTrusted)) return false
  const first = chain[0]?.['arc-authentication-results'] as { original?: Buffer } | undefined
  return passedDomain(String(first?.original ?? '')) === domain
}

/** True when the mail has one From header with one address, and this address is the sender that people see. */
const isAuthor = ({ dkim: { fromFields, headerFrom } }: Checked, sender: string): boolean =>
  fromFields === 1 && headerFrom.length === 1 && headerFrom[0]?.toLowerCase() === sender

const lineEnd = 0x0a
const field = /^[!-9;-~]+:/
const continued = /^[ \t]+[^ \t]/
/** Parsers disagree whether these characters end a line or the header, so a mail with them is not trusted. */
const torn = /[\r\0]/

/**
 * True when every line of the header belongs to a field.
 * Parsers disagree about a line outside a field, so such a line could hide the real sender.
 */
function hasPlainHeader(mail: Buffer): boolean {
  for (let at = 0; at < mail.length;) {
    const end = mail.indexOf(lineEnd, at)
    if (end < 0) return false
    const line = mail.toString('latin1', at, end).replace(/\r$/, '')
    if (line === '') return at > 0
    if (torn.test(line) || !(field.test(line) || (at > 0 && continued.test(line)))) return false
    at = end + 1
  }
  return false
}

/** True when DKIM, SPF, the mail service or a trusted seal (ARC) proves the sender's domain. */
export async function isProved(
  mail: Buffer,
  sender: string,
  { from, ip, helo, dmarcPassed }: Delivery,
  ask: AskDns,
): Promise<boolean> {
  if (!hasPlainHeader(mail)) return false
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  const checked = await check(mail, {
    ...(ip ? { ip } : {}),
    ...(helo ? { helo } : {}),
    sender: from,
    mta: 'portal',
    resolver: resolverOf(ask),
    disableBimi: true,
    rejectRsaSha1: true,
  })
  if (!isAuthor(checked, sender)) return false
  if (dmarcPassed) return true
  if (passedBefore(checked, domain)) return true
  // A mail with a failed DMARC check is not proved, because the domain's policy may be stricter than the checks below.
  if (checked.dmarc && checked.dmarc.status.result === 'fail') return false
  const { dkim, spf } = checked
  const isSigned = dkim.results.some(
    ({ status }) => status.result === 'pass' && status.aligned && !status.underSized,
  )
  const isFromServer =
    ip !== undefined &&
    from !== '' &&
    spf &&
    spf.status.result === 'pass' &&
    getAlignment(domain, [spf.domain])
  return isSigned || Boolean(isFromServer)
}
