import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** `values` refill the form when the page renders without script; null once sent. */
export type ContactState = { result: Result<null>; values: ContactValues | null } | null

/** Hidden from people. */
export const honeypotName = 'sitio_web'

/** Only a program fills a field that is hidden. */
export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
