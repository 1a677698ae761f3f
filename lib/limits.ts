import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { ipGroup } from '@/lib/http/ip'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

type Sender = { email: string; ip: string }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const of = (name: string, subject: string, burst: number, seconds: number): Limit => ({
  key: limitKey(name, subject),
  burst,
  seconds,
})

/** A known device has its own limit, so somebody who guesses passwords on another device cannot lock the owner out. */
export const signInLimits = ({ email, ip, device }: Sender & { device: string | null }) => [
  of('sign-in-address', ipGroup(ip), 20, 15 * minute),
  device ? of('sign-in-device', device, 10, 15 * minute) : of('sign-in-email', email, 5, 15 * minute),
  of('sign-in-all', '', 300, minute),
]

const mails = (name: string, { email, ip }: Sender, perHour: number) => [
  of(`${name}-address`, ipGroup(ip), perHour, hour),
  // Supabase allows one mail a minute; our own interval is slightly longer, so that Supabase never refuses.
  of(`${name}-email`, email, 1, minute + 5),
  of(`${name}-email-day`, email, 5, day),
  of(`${name}-all`, '', 60, minute),
]

/** Signing up and requesting the confirmation mail again share this limit, because both mail the same address. */
export const confirmationMailLimits = (sender: Sender) => mails('confirm', sender, 20)

export const resetMailLimits = (sender: Sender) => mails('reset', sender, 20)

export const linkLimits = (ip: string) => [of('link-address', ipGroup(ip), 30, 15 * minute)]

/** A reset link works for an hour; this limit keeps a thief from replacing a stolen link by new links for days. */
export const linkRenewalLimits = (user: string) => [of('link-renewal', user, 8, day)]

/** Turning off mails by a link is limited by person, because the mail programs of many people share IP addresses. */
export const stopMailsLimits = (person: string) => [of('stop-mails', person, 30, hour)]

export const recordCheckLimits = (ip: string) => [of('record-check', ipGroup(ip), 30, 15 * minute)]

export const passwordLimits = (user: string) => [of('password-check', user, 5, 15 * minute)]

/** `secondStepCodeLimits` allows each code once, because the auth service accepts a code repeatedly for 90 s. */
export const secondStepLimits = (user: string) => [
  of('second-step', user, 5, 15 * minute),
  of('second-step-day', user, 20, day),
]
export const secondStepCodeLimits = (user: string, code: string) => [
  of('second-step-code', `${user} ${code}`, 1, 2 * minute),
]

/** Making or checking backup codes is limited, because their slow hash takes half a second of CPU time. */
export const newBackupCodesLimits = (user: string) => [of('backup-codes-new', user, 20, hour)]
export const backupCodeLimits = (user: string) => [
  of('backup-code', user, 5, 15 * minute),
  of('backup-code-day', user, 20, day),
]

export const emailChangeLimits = ({ user, ...sender }: Sender & { user: string }) => [
  of('email-change-user', user, 5, hour),
  ...mails('email-change', sender, 20),
]

export const rutLimits = (user: string) => [of('welcome-rut', user, 20, hour)]

/** Preparing PDFs is limited, because each PDF takes seconds of a process that all clients share. */
export const signaturePdfLimits = (user: string) => [of('signature-pdf', user, 60, hour)]
/** Files for signing are limited, because each is read into memory as a whole. */
export const signatureFileLimits = (reader: string) => [of('signature-file', reader, 30, 10 * minute)]
/** Links of external signers have 256 random bits, so this limit only protects the database from endless queries. */
export const signatureLinkLimits = (ip: string) => [of('signature-link', ipGroup(ip), 120, 15 * minute)]

/** Uploading DIAN's lists is limited, because reading one takes seconds of a process that all clients share. */
export const dianListLimits = (user: string) => [of('dian-list', user, 60, hour)]

export const dataExportLimits = (user: string) => [of('data-export', user, 5, hour)]
export const dataRequestLimits = (user: string) => [of('data-request', user, 10, day)]

/** The contact form is limited to protect the firm's mailbox; the last limit counts the messages of all senders. */
export const contactLimits = ({ email, ip }: { email: string; ip: string }): Limit[] => [
  { key: limitKey('contact-address', ipGroup(ip)), burst: 10, seconds: hour },
  { key: limitKey('contact-email', email), burst: 5, seconds: hour },
  { key: limitKey('contact-email-day', email), burst: 10, seconds: day },
  { key: limitKey('contact-all', ''), burst: 60, seconds: minute },
]

/** Each `key` allows `burst` tries in `seconds`. */
export type Limit = { key: string; burst: number; seconds: number }

/** A limit's key contains an HMAC of `subject`, because an IPv4 address could be guessed from a plain hash. */
export function limitKey(name: string, subject: string): string {
  const hash = createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`limit\0${name}\0${subject}`)
  return `${name}:${hash.digest('base64url').slice(0, 22)}`
}

const argumentsOf = ({ key, burst, seconds }: Limit) => ({ limit_key: key, burst, per_seconds: seconds })

/** Takes one unit of each limit; throws `rate-limited` at the first limit that is exhausted. */
export async function takeLimits(limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const data = await unwrap(adminClient().rpc('take_rate_limit', argumentsOf(limit)), 'limits.take')
    if (data > 0) throw new ExpectedError('rate-limited', { retryAfter: data })
  }
}

/** Gives back the units that `takeLimits` took, for example after a right password. */
export async function giveBackLimits(limits: readonly Limit[]): Promise<void> {
  const answers = await Promise.all(
    limits.map((limit) => adminClient().rpc('give_back_rate_limit', argumentsOf(limit))),
  )
  const failed = answers.find(({ error }) => error)
  if (failed) throw new Error('limits.give-back', { cause: failed.error })
}

/** With `sends` the limits are lower, because such a diagnosis sends mails and leaves traces in other services. */
export const diagnosisLimits = (personId: string, sends: boolean): Limit[] =>
  sends
    ? [of('diagnosis-send', personId, 5, hour), of('diagnosis-send-all', '', 10, hour)]
    : [of('diagnosis', personId, 20, 10 * minute), of('diagnosis-all', '', 60, 10 * minute)]

/** Reading outside calendars is limited, because each try calls an address that a member types. */
export const outsideCalendarLimits = (personId: string) => [of('outside-calendar', personId, 10, hour)]

/** The limit for searches is high, because a search runs after each pause in typing. */
export const searchLimits = (user: string) => [of('search', user, 300, 5 * minute)]

export const exportLimits = (personId: string): Limit[] => [
  { key: limitKey('list-export', personId), burst: 30, seconds: 600 },
]
