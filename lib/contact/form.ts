import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** The receipt of a stored message; `at` is the moment when the message arrived. */
export type Received = { number: string; at: string }

/** `values` are the typed texts. They refill the form after a refusal and are shown once the message is sent. */
export type ContactState = { result: Result<Received>; values: ContactValues | null } | null

export type SentContact = Received & { values: ContactValues }

/** The name of a field that people do not see, so only robots fill it in. */
export const honeypotName = 'sitio_web'

export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
