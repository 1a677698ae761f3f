'use server'
import { after } from 'next/server'
import { publicAction } from '@/lib/action'
import type { ContactState } from '@/lib/contact/form-state'
import { readContactForm, valuesToShow } from '@/lib/contact/read-form'
import { contactSchema } from '@/lib/contact/schema'
import { sendContactMessage } from '@/lib/contact/send-message'
import { runOutbox } from '@/lib/outbox/run-outbox'

const receive = publicAction(contactSchema, async (input) => {
  await sendContactMessage(input)
  // The mail leaves after the answer; what fails is sent later by the worker.
  after(async () => (await runOutbox({ deadlineMs: 10_000 })).settled)
  return null
})

/** Takes the contact form. A robot is told the same as a person and leaves no trace. */
export async function contactAction(_previous: ContactState, form: FormData): Promise<ContactState> {
  const { values, acceptTerms, trapped } = readContactForm(form)
  if (trapped) return { result: { ok: true, data: null }, values: null }
  const result = await receive({ ...values, acceptTerms })
  return { result, values: result.ok ? null : valuesToShow(values) }
}
