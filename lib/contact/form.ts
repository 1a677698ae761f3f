import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** A stored message is named by its number; `at` is the moment when it was received. */
export type Received = { number: string; at: string }

/** `values` are what was typed: they refill the form after a refusal, and are shown once the message was sent. */
export type ContactState = { result: Result<Received>; values: ContactValues | null } | null

export type SentContact = Received & { values: ContactValues }

/** Name of a field that people cannot see, so only robots fill it. */
export const honeypotName = 'sitio_web'

export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
