import type { ContactField } from '@/content/contact'
import type { Result } from '@/lib/result'

export type ContactValues = Record<ContactField, string>

/** What the posted form gets back. The values are for the page that is drawn anew without script; null once sent. */
export type ContactState = { result: Result<null>; values: ContactValues | null } | null

/** A field that no person sees. */
export const honeypotName = 'sitio_web'

/** Whoever fills what cannot be seen is a program. */
export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName))
