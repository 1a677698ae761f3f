import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** The receipt of a stored message; `at` is the moment when the message arrived. */
export type Received = { number: string; at: string }

/** `values` are the typed texts, which refill the form after a refusal. */
export type ContactState = { result: Result<Received>; values: ContactValues | null } | null

export type SentContact = Received & { values: ContactValues }

/** People do not see the field with this name, so only robots fill it in. */
export const honeypotName = 'sitio_web'

export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
