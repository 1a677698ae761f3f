import 'server-only'
import { createHash } from 'node:crypto'
import { account } from '@/content/account'
import { firm } from '@/content/firm'
import type { MailTopic } from '@/content/notification-choices'
import { welcomeText } from '@/content/welcome'
import type { PersonId } from '@/lib/ids'
import { currentSender } from '@/lib/http/client-ip'
import type { MailTime } from '@/lib/auth/mail-times'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Stores which mails a person wants, with evidence for mails that need an authorisation. */
export async function saveMailChoices(person: PersonId, choices: Record<string, MailTime>): Promise<void> {
  const { ip, userAgent } = await currentSender()
  await unwrap(
    adminClient().rpc('save_mail_choices', {
      client: person,
      choices,
      wordings: wordingHashes,
      policy: firm.policyVersion,
      sender_ip: ip,
      sender_agent: userAgent ?? '',
    }),
    'account.mail-choices',
  )
}

export async function stopTopic(person: PersonId, topic: MailTopic): Promise<void> {
  const { ip, userAgent } = await currentSender()
  await unwrap(
    adminClient().rpc('stop_mails', {
      person,
      topic,
      wordings: wordingHashes,
      policy: firm.policyVersion,
      sender_ip: ip,
      sender_agent: userAgent ?? '',
    }),
    'account.stop-mails',
  )
}

const { topics } = account.authorisations
type Topic = keyof typeof topics

const wordingOf = (topic: Topic): string => `${topics[topic].label}. ${topics[topic].text}`

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash of each topic's wording is stored as evidence of the text that the person saw. */
const wordingHashes: Record<string, string> = Object.fromEntries(
  (Object.keys(topics) as Topic[]).map((topic) => [topic, sha256(wordingOf(topic))]),
)

const { label, text } = welcomeText.consent.treatment
const treatmentHash = sha256(`${label}. ${text}`)

/** Stores that a user who waits for approval accepted the treatment of their data; repeated calls change nothing. */
export async function recordTreatment({ id, email, db }: SignedIn): Promise<void> {
  const known = await unwrap(
    db.from('consents').select('id').eq('user_id', id).eq('text_sha256', treatmentHash).limit(1),
    'auth.treatment',
  )
  if (known.length > 0) return
  const { ip, userAgent } = await currentSender()
  await unwrap(
    adminClient()
      .from('consents')
      .insert({
        user_id: id,
        email,
        purpose: 'tratamiento',
        policy_version: firm.policyVersion,
        text_sha256: treatmentHash,
        ip,
        user_agent: userAgent?.slice(0, 400) ?? null,
      }),
    'auth.treatment',
  )
}
