'use client'
import { ConsentField } from '@/components/contact/consent-field'
import { ContactField } from '@/components/contact/contact-field'
import { FormNotice } from '@/components/contact/form-notice'
import { RobotTrap } from '@/components/contact/robot-trap'
import { useContactForm } from '@/components/contact/use-contact-form'
import { buttonStyles } from '@/components/ui/button-styles'
import { contactForm } from '@/content/contact'
import type { ContactField as Name } from '@/lib/contact/form-state'

export function ContactForm() {
  const { form, busy, failure, values, sentWithoutScript } = useContactForm()
  const error = (name: Name | 'acceptTerms') => failure?.fields?.[name]?.[0]
  const field = (name: Name) => ({ name, error: error(name), value: values?.[name] })

  return (
    <form {...form} noValidate className="grid gap-6">
      <h2 className="text-lg/[1.25] font-[550]">{contactForm.title}</h2>
      <FormNotice failure={failure} sent={sentWithoutScript} />
      <div className="grid gap-6 min-[30rem]:grid-cols-2">
        <ContactField {...field('name')} autoComplete="name" />
        <ContactField {...field('phone')} optional type="tel" autoComplete="tel" />
      </div>
      <ContactField {...field('email')} type="email" autoComplete="email" />
      <ContactField {...field('message')} rows={6} />
      <RobotTrap />
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
