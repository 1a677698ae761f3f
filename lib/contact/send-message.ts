import 'server-only'
import { createHash } from 'node:crypto'
import {
  contactConsent,
  contactConsentSentence,
  contactFieldNames,
  contactFields,
  type ContactField,
} from '@/content/contact'
import { firm } from '@/content/firm'
import { isHoneypotFilled, type ContactValues, type Received } from '@/lib/contact/form'
import { contactNumber } from '@/lib/contact/number'
import { contactLimits, takeLimits } from '@/lib/limits'
import type { ContactMessage } from '@/lib/contact/schema'
import { currentSender } from '@/lib/http/client-ip'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

export const contactConsentHash = createHash('sha256').update(contactConsentSentence).digest('hex')

/** Stores the message, the proof of consent and the mail to the firm in one transaction. */
export async function sendContactMessage({
  name,
  email,
  phone,
  service,
  message,
}: ContactMessage): Promise<Received> {
  const { ip, userAgent } = await currentSender()
  await takeLimits(contactLimits({ email, ip }))
  const stored = await unwrap(
    adminClient()
      .rpc('receive_contact_message', {
        sender_name: name,
        sender_email: email,
        ...(phone && { sender_phone: phone }),
        ...(service && { wanted_service: service }),
        message: message,
        recipient: firm.email,
        policy: contactConsent.version,
        consent_sha256: contactConsentHash,
        sender_ip: ip,
        ...(userAgent && { sender_agent: userAgent.slice(0, 400) }),
      })
      .single(),
    'contact.receive',
  )
  return { number: contactNumber(stored.id), at: stored.created_at }
}

type Posted = { values: ContactValues; acceptTerms: boolean; honeypotFilled: boolean }

const eachField = (read: (field: ContactField) => string) =>
  Object.fromEntries(contactFieldNames.map((field) => [field, read(field)])) as ContactValues

export function readContactForm(posted: unknown): Posted {
  const form = posted instanceof FormData ? posted : new FormData()
  const text = (field: ContactField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    values: eachField(text),
    acceptTerms: form.get('acceptTerms') === 'on',
    honeypotFilled: isHoneypotFilled(form),
  }
}

/** Each value is cut to twice its limit, because a very long text would stall the browser. */
export const valuesToShow = (values: ContactValues): ContactValues =>
  eachField((field) => values[field].slice(0, contactFields[field].longest * 2))
