import { contactLengths } from '@/content/contact'
import type { ContactField, ContactValues } from '@/lib/contact/form-state'
import { isTrapped } from '@/lib/contact/trap'

type Posted = { values: ContactValues; acceptTerms: boolean; trapped: boolean }

const eachField = (read: (field: ContactField) => string): ContactValues => ({
  name: read('name'),
  email: read('email'),
  phone: read('phone'),
  message: read('message'),
})

/** What was posted, as text. Anything else that a caller may send in its place counts as an empty form. */
export function readContactForm(posted: unknown): Posted {
  const form = posted instanceof FormData ? posted : new FormData()
  const text = (field: ContactField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    values: eachField(text),
    acceptTerms: form.get('acceptTerms') === 'on',
    trapped: isTrapped(form),
  }
}

/** The values for the form that is shown again. A browser's fields hold no more than this; a megabyte would stall it. */
export const valuesToShow = (values: ContactValues): ContactValues =>
  eachField((field) => values[field].slice(0, contactLengths[field] * 2))
