import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** `values` refill the form when the page is rendered again without script; null once the message was sent. */
export type ContactState = { result: Result<null>; values: ContactValues | null } | null

/** Name of a field that people cannot see, so only robots fill it. */
export const honeypotName = 'sitio_web'

export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
