'use client'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useContactForm } from '@/components/contact/use-contact-form'
import { SentMessage } from '@/components/contact/sent-message'
import { FieldError } from '@/components/site/field-error'
import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles } from '@/components/ui/control-styles'
import { contactConsent, contactFields, contactForm, type ContactField as Name } from '@/content/contact'
import { frame } from '@/content/navigation'
import { honeypotName } from '@/lib/contact/form'
import type { Failure } from '@/lib/result'

type ContactFormProps = { topics: readonly { id: string; label: string }[] }

export function ContactForm({ topics }: ContactFormProps) {
  const { form, busy, failure, values, sent, isNotified } = useContactForm()
  const error = (name: Name | 'acceptTerms') => failure?.fields?.[name]
  const field = (name: Name) => ({ name, error: error(name), value: values?.[name] })

  return (
    <form {...form} noValidate className="grid gap-6">
      <h2 className="text-lg/[1.25] font-[550]">{contactForm.title}</h2>
      {failure ? <FailureNotice failure={failure} /> : null}
      {sent ? <SentMessage sent={sent} isNotified={isNotified} topics={topics} /> : null}
      <div className="grid gap-6 min-[30rem]:grid-cols-2">
        <ContactField {...field('name')} autoComplete="name" />
        <ContactField {...field('phone')} optional type="tel" autoComplete="tel" />
      </div>
      <div className="grid gap-6 min-[30rem]:grid-cols-2">
        <ContactField {...field('email')} type="email" autoComplete="email" />
        <TopicField topics={topics} value={values?.service} />
      </div>
      <ContactField {...field('message')} rows={6} />
      <Honeypot />
      <ConsentField error={error('acceptTerms')} />
      <div>
        <button
          type="submit"
          disabled={busy}
          aria-busy={busy || undefined}
          className={buttonStyles({ variant: 'primary', busy })}
        >
          {busy ? contactForm.busy : contactForm.button}
        </button>
      </div>
    </form>
  )
}

/** The field is hidden from sight, keyboard and screen readers, so that only bots fill it in. */
function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {contactForm.honeypot}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type TopicFieldProps = ContactFormProps & { value: string | undefined }

/** Links on other pages preselect the topic with `?servicio=`. */
function TopicField({ topics, value }: TopicFieldProps) {
  const select = useRef<HTMLSelectElement>(null)

  // The page is static, so only the browser can read the query of the URL.
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('servicio')
    const known = topics.some(({ id }) => id === wanted)
    if (select.current?.value === '' && wanted && known) select.current.value = wanted
  }, [topics])

  return (
    <div className="group grid content-start gap-1.5">
      <label htmlFor="contacto-service" className="text-sm font-[550]">
        {contactFields.service.label}
        <span className="font-normal text-ink-2"> {contactForm.optional}</span>
      </label>
      <select
        ref={select}
        id="contacto-service"
        name="service"
        defaultValue={value ?? ''}
        className={`${inputStyles} scroll-mt-16`}
      >
        <option value="">{contactForm.anyService}</option>
        {topics.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <p className="hidden text-sm text-ink-2 group-has-[option[value=evaluacion]:checked]:block">
        {contactForm.evaluation}
      </p>
    </div>
  )
}

/** The notice stays in view while the visitor corrects the fields. */
function FailureNotice({ failure }: { failure: Failure }) {
  return (
    <div
      role="alert"
      className="sticky top-20 z-10 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-l-5 border-double border-red bg-red-wash px-4 py-3.5 text-[1rem] leading-normal font-medium text-red max-[18rem]:static"
    >
      <Icon name="attention" className="mt-0.5 size-5" />
      <p>{sentence(failure)}</p>
    </div>
  )
}

function sentence({ message, fields }: Failure): string {
  const wrong = Object.keys(fields ?? {}).length
  if (wrong === 0) return message
  return wrong === 1 ? contactForm.review.one : contactForm.review.many.replace('{count}', String(wrong))
}

const id = 'contacto-acceptTerms'

/** The consent's checkbox is never ticked beforehand, because each message needs its own consent. */
function ConsentField({ error }: { error: string | undefined }) {
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2">
        <span className="relative size-6">
          <input
            type="checkbox"
            id={id}
            name="acceptTerms"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-sheet border-[1.5px] border-rule-field bg-sheet checked:border-green checked:bg-green hover:border-ink aria-invalid:border-2 aria-invalid:border-red"
          />
          <span className="pointer-events-none absolute inset-0 hidden place-items-center text-sheet peer-checked:grid">
            <Icon name="check" className="size-4.5" />
          </span>
        </span>
        <label htmlFor={id} className="cursor-pointer leading-snug">
          {contactConsent.before}{' '}
          <a
            href={contactConsent.href}
            target="_blank"
            rel="noopener"
            className="underline hover:decoration-2"
          >
            {contactConsent.link}
            <span className="sr-only"> ({frame.chat.newTab})</span>
          </a>
          .
        </label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

type ContactFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  name: Name
  error: string | undefined
  value: string | undefined
  optional?: boolean
  rows?: number
}

/** This page does not use the portal's field component, whose icons and class merging would add to its script. */
function ContactField({ name, error, value, optional, rows, ...kind }: ContactFieldProps) {
  const id = `contacto-${name}`
  const control = {
    id,
    name,
    defaultValue: value,
    maxLength: contactFields[name].longest,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  // The scroll margin keeps the label visible below the fixed header when the field gets the focus.
  const look = `${inputStyles} scroll-mt-16`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-[550]">
        {contactFields[name].label}
        {optional ? <span className="font-normal text-ink-2"> {contactForm.optional}</span> : null}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} className={`${look} block min-h-32 resize-y leading-normal`} />
      ) : (
        <input {...control} {...kind} className={look} />
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
