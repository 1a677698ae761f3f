import type { ContactField, ContactValues } from '@/lib/contact/form-state'
import { isTrapped } from '@/lib/contact/trap'

type Posted = { values: ContactValues; acceptTerms: boolean; trapped: boolean }

/** What was posted, as text. Anything else that a caller may send in its place counts as an empty form. */
export function readContactForm(posted: unknown): Posted {
  const form = posted instanceof FormData ? posted : new FormData()
  const text = (field: ContactField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    values: { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') },
    acceptTerms: form.get('acceptTerms') === 'on',
    trapped: isTrapped(form),
  }
}
