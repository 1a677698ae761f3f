import 'server-only'
import { createHash } from 'node:crypto'
import { contactConsent, contactConsentSentence } from '@/content/contact'
import { firm } from '@/content/firm'
import { currentSender } from '@/lib/limits/client-address'
import { contactLimits } from '@/lib/contact/limits'
import type { ContactMessage } from '@/lib/contact/schema'
import { takeLimits } from '@/lib/limits/limit'
import { adminClient } from '@/lib/supabase/admin'

export const contactConsentHash = createHash('sha256').update(contactConsentSentence).digest('hex')

/** Keeps a message with the evidence of its consent and puts the mail to the firm in the outbox, all or nothing. */
export async function sendContactMessage({ name, email, phone, message }: ContactMessage): Promise<void> {
  const { address, userAgent } = await currentSender()
  await takeLimits(contactLimits({ email, address }))
  const { error } = await adminClient().rpc('receive_contact_message', {
    sender_name: name,
    sender_email: email,
    ...(phone && { sender_phone: phone }),
    words: message,
    recipient: firm.email,
    policy: contactConsent.version,
    consent_sha256: contactConsentHash,
    sender_ip: address,
    ...(userAgent && { sender_agent: userAgent.slice(0, 400) }),
  })
  if (error) throw new Error('contact.receive', { cause: error })
}
