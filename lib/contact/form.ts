import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** What the sender learns about a stored message; `at` is the moment when it was received. */
export type Received = { number: string; at: string }

/** `values` is what was typed. It refills the form after a refusal and is shown once the message is sent. */
export type ContactState = { result: Result<Received>; values: ContactValues | null } | null

export type SentContact = Received & { values: ContactValues }

/** The name of a field that people do not see, so only robots fill it in. */
export const honeypotName = 'sitio_web'

export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
