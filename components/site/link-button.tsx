import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { linkButtonStyles, type Look } from '@/components/site/link-button-styles'
import { contactAddress, type ContactTopic } from '@/content/contact-topics'
import { firm } from '@/content/firm'

type LinkButtonProps<T extends string> = {
  href: Route<T>
  look?: Look
  size?: 'md' | 'sm'
  children: ReactNode
}

/** A link that looks like a button; `light` looks stand on the dark sections. Never prefetches. */
export function LinkButton<T extends string>({ href, look = 'outline', size, children }: LinkButtonProps<T>) {
  return (
    <Link href={href} prefetch={false} className={linkButtonStyles(look, size)}>
      {children}
    </Link>
  )
}

type ContactLinkProps = { topic?: ContactTopic; look?: Look; children: ReactNode }

/** Where a request for information goes, with what it is about. */
export function ContactLink({ topic, look, children }: ContactLinkProps) {
  return (
    <LinkButton href={topic ? contactAddress(topic) : '/contacto'} look={look}>
      {children}
    </LinkButton>
  )
}

type PhoneLinkProps = { look?: Look; label?: string }

export function PhoneLink({ look, label = firm.phone.label }: PhoneLinkProps) {
  return (
    <a href={firm.phone.href} className={linkButtonStyles(look)}>
      <Icon name="phone" />
      {label}
    </a>
  )
}
