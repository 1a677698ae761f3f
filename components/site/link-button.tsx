import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { contactHref, type ContactTopic } from '@/content/contact-topics'
import { firm } from '@/content/firm'

type Look = 'primary' | 'outline' | 'light' | 'light-outline'

const onDark: Partial<Record<Look, string>> = {
  light: 'border-paper bg-paper text-green-deep hover:underline',
  'light-outline': 'border-green-pale bg-transparent text-paper hover:bg-green-pale hover:text-green-deep',
}

export const linkButtonStyles = (look: Look = 'outline', size?: 'md' | 'sm') => {
  const plain = look === 'primary' || look === 'outline'
  const classes = buttonStyles({ variant: plain ? look : 'outline', size })
  return plain ? classes : cn(classes, onDark[look])
}

type LinkButtonProps<T extends string> = {
  href: Route<T>
  look?: Look
  size?: 'md' | 'sm'
  children: ReactNode
}

/** A link on a dark section needs a look whose name begins with `light`. */
export function LinkButton<T extends string>({ href, look = 'outline', size, children }: LinkButtonProps<T>) {
  return (
    <Link href={href} prefetch={false} className={linkButtonStyles(look, size)}>
      {children}
    </Link>
  )
}

type ContactLinkProps = { topic?: ContactTopic; look?: Look; children: ReactNode }

export function ContactLink({ topic, look, children }: ContactLinkProps) {
  return (
    <LinkButton href={topic ? contactHref(topic) : '/contacto'} look={look}>
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
