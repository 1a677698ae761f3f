import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/control-styles'
import { contact } from '@/content/contact'
import { contactHref } from '@/content/contact-topics'
import { firm } from '@/content/firm'
import { frame } from '@/content/navigation'

const { evaluation, whatsapp, call } = contact.ways

export function ContactWays() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      <li>
        <Link href={contactHref('evaluacion')} prefetch={false} className={linkStyles}>
          {evaluation} <Icon name="arrow" />
        </Link>
      </li>
      <li>
        <a href={frame.chat.href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
          <Icon name="message" /> {whatsapp}
          <span className="sr-only">({frame.chat.newTab})</span>
        </a>
      </li>
      <li className="min-[90rem]:hidden">
        <a href={firm.phone.href} className={linkStyles}>
          <Icon name="phone" /> {firm.phone.label}
        </a>
      </li>
    </ul>
  )
}

const part = 'inline-flex min-h-14 items-center gap-2 leading-tight font-[550] underline'

export function SiteDock() {
  return (
    <MessagingDock>
      <DockWays />
    </MessagingDock>
  )
}

function DockWays() {
  return (
    <div className="flex min-w-0 grow items-stretch justify-between pr-4 min-[60rem]:hidden">
      <Link href={contactHref('evaluacion')} prefetch={false} className={`${part} min-w-0`}>
        {evaluation}
      </Link>
      <a href={firm.phone.href} className={`${part} min-w-tap justify-center`}>
        <Icon name="phone" className="size-5" />
        <span className="max-[30rem]:sr-only">{call}</span>
      </a>
    </div>
  )
}

/** On phones, an empty space at the end of the page keeps the strip of contact links from covering content. */
export function MessagingDock({ children }: { children?: ReactNode }) {
  return (
    <>
      <div aria-hidden className="h-14 max-[18rem]:hidden min-[60rem]:hidden print:hidden" />
      <aside
        aria-label={frame.chat.title}
        className="fixed inset-x-0 bottom-0 z-30 flex min-h-14 items-center justify-between border-t border-ink bg-sheet pl-gut text-sm max-[18rem]:static min-[60rem]:left-auto min-[60rem]:border-0 min-[60rem]:bg-transparent min-[60rem]:p-0 print:hidden"
      >
        {children ?? <p className="min-[60rem]:hidden">{frame.chat.invitation}</p>}
        <a
          href={frame.chat.href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-14 items-center justify-center gap-2 bg-ink font-[550] text-sheet no-underline transition-colors hover:bg-green max-md:w-17 md:px-5 min-[60rem]:mr-gut min-[60rem]:mb-5 min-[60rem]:min-h-13 min-[60rem]:rounded-control min-[60rem]:border min-[60rem]:border-sheet min-[60rem]:text-base min-[60rem]:shadow-lift"
        >
          <Icon name="message" className="size-5" />
          <span className="max-md:sr-only">{frame.chat.label}</span>
          <span className="sr-only">({frame.chat.newTab})</span>
        </a>
      </aside>
    </>
  )
}
