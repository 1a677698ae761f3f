import 'server-only'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { generalFindings, type Finding } from '@/content/diagnosis/diagnosis'
import { guessFindings, mailCodeFindings, magicLinkFindings } from '@/content/diagnosis/findings/supabase'
import type { Env } from '@/lib/env-schema'
import { callSupabase, type Deployment, type Question } from '@/lib/diagnosis/question'

const failure = z.object({ error_code: z.string() })

/** The call names no mail address, so no mail is sent; only a service with magic links answers `validation_failed`. */
async function askMagicLinks({ values }: Deployment): Promise<Finding> {
  const { SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_URL } = values
  const reply = await callSupabase(values, { path: '/auth/v1/magiclink', key, json: {} }).catch(() => null)
  const parsed = failure.safeParse(reply?.body)
  if (!parsed.success || reply?.status === 429) return generalFindings.noProject
  if (parsed.data.error_code !== 'validation_failed') return magicLinkFindings.good
  const isHosted = /\.supabase\.(co|in|red)$/.test(new URL(SUPABASE_URL).hostname)
  return isHosted ? magicLinkFindings.hosted : magicLinkFindings.open
}

export const magicLinkQuestion: Question = {
  id: 'magic-links',
  uses: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
  ask: askMagicLinks,
}

/** The service allows thirty calls at once from one address, so a working limit refuses some of these forty calls. */
const attempts = 40

/** Gateways pass on the caller's IP address in these headers; the address here is invented. */
function madeUp(): Record<string, string> {
  const ip = `203.0.113.${randomInt(1, 255)}`
  return Object.fromEntries(
    ['x-forwarded-for', 'x-real-ip', 'sb-forwarded-for', 'x-client-ip', 'cf-connecting-ip'].map((name) => [
      name,
      ip,
    ]),
  )
}

/** True when the service stops a series of calls with status 429; the calls name no mailbox, so no code is sent. */
async function isStopped(values: Env, headers: () => Record<string, string>): Promise<boolean> {
  for (let left = attempts; left > 0; left -= 8) {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        callSupabase(values, {
          path: '/auth/v1/otp',
          key: values.SUPABASE_PUBLISHABLE_KEY,
          json: {},
          headers: headers(),
        }),
      ),
    )
    if (replies.some(({ status }) => status === 429)) return true
  }
  return false
}

async function tryGuesses({ values }: Deployment): Promise<Finding> {
  try {
    if (await isStopped(values, madeUp)) return guessFindings.good
    return (await isStopped(values, () => ({}))) ? guessFindings.believed : guessFindings.uncounted
  } catch {
    return generalFindings.noProject
  }
}

export const guessQuestion: Question = {
  id: 'send-guesses',
  uses: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
  sends: true,
  seconds: 30,
  ask: tryGuesses,
}

const link = z.object({ email_otp: z.string() })
const safest = 10

/** Judges the length of the mail code: Supabase's links contain a hash of it, and a short code is easy to guess. */
export async function mailCodeFinding(values: Env, email: string): Promise<Finding> {
  const made = await callSupabase(values, {
    path: '/auth/v1/admin/generate_link',
    key: values.SUPABASE_SECRET_KEY,
    json: { type: 'recovery', email },
  })
  const parsed = link.safeParse(made.body)
  if (!parsed.success) return mailCodeFindings.untold
  const { length } = parsed.data.email_otp
  return length < safest ? mailCodeFindings.short(length) : mailCodeFindings.good(length)
}
